import { readFileSync } from 'node:fs';
import { UsageError } from '@/scripts/command';

/**
 * The value of a variable that GitHub sets for each step.
 * @throws UsageError where it is not set: the command was started somewhere else.
 */
export function githubVariable(name: string): string {
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
 * Asks GitHub for something of this repository (GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN).
 * @param path Below the repository, such as `/issues?per_page=100`.
 * @param options A method and a body, where something is to be written.
 * @throws when GitHub refuses, with what it says.
 */
export async function askGithub<Answer>(
  path: string,
  options: { method?: 'POST' | 'PATCH'; body?: unknown } = {},
): Promise<Answer> {
  const { method = 'GET', body } = options;
  const base = `${githubVariable('GITHUB_API_URL')}/repos/${githubVariable('GITHUB_REPOSITORY')}`;
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${githubVariable('GITHUB_TOKEN')}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(
      `GitHub answered ${response.status} to ${method} ${path}: ${(await response.text()).slice(0, 500)}`,
    );
  return (await response.json()) as Answer;
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
