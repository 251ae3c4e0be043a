import { readFileSync } from 'node:fs';
import { UsageError } from '@/scripts/command';

/**
 * The value of a variable that GitHub sets for each step.
 * @throws UsageError where it is not set: the command was started somewhere else.
 */
function githubVariable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new UsageError(
    `${name} is not set: this command is run by a workflow (.github/workflows), which GitHub gives it`,
  );
}

/** What happened, as GitHub describes it to a workflow (GITHUB_EVENT_PATH). */
export const readEvent = <Event>(): Event =>
  JSON.parse(readFileSync(githubVariable('GITHUB_EVENT_PATH'), 'utf8')) as Event;

/**
 * Asks a service for something, as JSON.
 * @param request A method, headers, and a body that is sent as JSON.
 * @returns What it answers; undefined where that is empty.
 * @throws when it refuses, with what it says.
 */
export async function requestJson<Answer>(
  url: string,
  request: {
    method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    headers: Record<string, string>;
    body?: unknown;
  },
): Promise<Answer> {
  const { method = 'GET', headers, body } = request;
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(
      `${new URL(url).host} answered ${response.status} to ${method} ${url}: ${text.slice(0, 500)}`,
    );
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/**
 * Asks GitHub for something of this repository (GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN).
 * @param path Below the repository, such as `/issues?per_page=100`.
 * @param options A method and a body, where something is to be written.
 * @throws when GitHub refuses, with what it says.
 */
export function askGithub<Answer>(
  path: string,
  options: { method?: 'POST' | 'PATCH'; body?: unknown } = {},
): Promise<Answer> {
  const base = `${githubVariable('GITHUB_API_URL')}/repos/${githubVariable('GITHUB_REPOSITORY')}`;
  return requestJson(`${base}${path}`, {
    ...options,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${githubVariable('GITHUB_TOKEN')}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  });
}

/** So many of a list GitHub gives at once. */
const pageSize = 100;

/** Asks for a list, one page of it after the other, until one is not full. */
export async function listGithub<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const sign = path.includes('?') ? '&' : '?';
    const more = await askGithub<Item[]>(`${path}${sign}per_page=${pageSize}&page=${page}`);
    items.push(...more);
    if (more.length < pageSize) return items;
  }
}

/** A run of the workflow that reviews a pull request, as far as it is told of here. */
export type RunEvent = {
  workflow_run: {
    conclusion: string;
    head_sha: string;
    head_branch: string;
    html_url: string;
    head_repository: { owner: { login: string } };
  };
};

/**
 * The open pull request of a run. GitHub names none for forks, and a run could name any: it has to be the one whose last commit was
 * built.
 * @returns Its number; undefined where it is closed or has newer commits.
 */
export async function pullRequestOf({ workflow_run: run }: RunEvent): Promise<number | undefined> {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const pulls = await listGithub<{ number: number; head: { sha: string } }>(
    `/pulls?state=open&head=${head}`,
  );
  return pulls.find((pull) => pull.head.sha === run.head_sha)?.number;
}
