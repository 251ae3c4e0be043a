import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { environmentWith } from '@/scripts/run';

/** A request that the server in place of GitHub and the hosts got. */
export type Asked = { method: string; path: string; body: unknown };

/** What it answers to a path: a list is given by pages of 100; a function is asked anew each time. */
type Answer = unknown | ((request: { method: string; page: number }) => unknown);

/** A folder of the test’s own. */
export let directory = '';
export let asked: Asked[] = [];
export let answers: Record<string, Answer> = {};
let server: Server;

export const port = (): number => (server.address() as AddressInfo).port;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? undefined : JSON.parse(text);
};

/** Gives each test of a file a server and a folder of its own. Called by the file: hooks of a shared module are those of its first user. */
export function serveEachTest(): void {
  beforeEach(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'workflow-'));
    [asked, answers] = [[], {}];
    server = createServer(async (request, response) => {
      const { method = '', url = '' } = request;
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname.startsWith('/page/')) return response.writeHead(Number(pathname.slice(6))).end();
      asked.push({ method, path: pathname, body: await bodyOf(request) });
      const page = Number(searchParams.get('page') ?? 1);
      const given = answers[pathname] ?? (method === 'GET' ? [] : {});
      const known = typeof given === 'function' ? given({ method, page }) : given;
      const answer = Array.isArray(known) ? known.slice((page - 1) * 100, page * 100) : known;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });

  afterEach(async () => {
    await new Promise((done) => server.close(done));
    rmSync(directory, { recursive: true, force: true });
  });
}

/** Runs a script as a workflow does. */
export async function runScript(
  script: string,
  {
    args = [],
    env = {},
    event,
  }: { args?: string[]; env?: Record<string, string>; event?: unknown },
) {
  const file = path.join(directory, 'event.json');
  writeFileSync(file, JSON.stringify(event ?? {}));
  const child = spawn('tsx', [script, ...args], {
    env: environmentWith({
      GITHUB_EVENT_PATH: file,
      GITHUB_API_URL: `http://127.0.0.1:${port()}`,
      GITHUB_REPOSITORY: 'organisation/website',
      GITHUB_TOKEN: 'a-token',
      GITHUB_STEP_SUMMARY: path.join(directory, 'step.md'),
      LINK_WAIT: '1',
      ...env,
    }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  return { code, output };
}

export const repository = '/repos/organisation/website';

/** The run that has built a pull request of a fork, and the pull requests that are open with its branch’s name. */
export const runEvent = {
  workflow_run: {
    conclusion: 'success',
    head_sha: 'abcdef0123456789',
    head_branch: 'a-branch',
    html_url: 'https://github.example/run/1',
    head_repository: { owner: { login: 'somebody' } },
  },
};
export const openPulls = [
  { number: 6, head: { sha: 'another' } },
  { number: 7, head: { sha: runEvent.workflow_run.head_sha } },
];
