import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { submissionWith } from '@/tests/support/form-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { createFormServer, type FaultKind, submissionsPath } from './form-server';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts an endpoint that fails in a way. */
async function start(fault?: FaultKind) {
  const file = path.join(writeTree({}), 'submissions.jsonl');
  const server = createFormServer({ file, nextFault: () => fault });
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${submissionsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { origin, post };
}

describe('endpoint for development', () => {
  it('confirms what it stored, by its id, also when it comes again', async () => {
    const { post } = await start();
    const first = await post(submissionWith());
    expect([first.status, await first.json()]).toEqual([
      201,
      { status: 'stored', id: submissionWith().id },
    ]);
    expect((await post(submissionWith())).status).toBe(200);
    expect((await post(submissionWith({ subject: 'Another' }))).status).toBe(409);
  });

  it('answers 422 with what is wrong, and takes no garbage for a submission', async () => {
    const { post } = await start();
    const faulty = await post(submissionWith({ fields: { name: 'A', email: 'a@b.pl' } }));
    expect([faulty.status, await faulty.json()]).toEqual([
      422,
      { status: 'invalid', errors: { message: 'required' } },
    ]);
    expect((await post('not json')).status).toBe(422);
    expect((await post('null')).status).toBe(422);
  });

  it('lets pages of this machine post, and no others', async () => {
    const { origin, post } = await start();
    const allowed = async (origin: string) =>
      (await post(submissionWith(), { origin })).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('https://localhost.evil.example')).toBeNull();
    const preflight = await fetch(`${origin}${submissionsPath}`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
  });

  it('knows one address and one method', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}${submissionsPath}`)).status).toBe(405);
  });

  it.each([
    ['4xx', 429],
    ['5xx', 503],
    ['garbage', 200],
  ] as const)('fails with %s as it is asked to', async (fault, status) => {
    const { post } = await start(fault);
    const response = await post(submissionWith());
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html');
  });

  it.each(['cut', 'cut-after'] as const)('ends the connection: %s', async (fault) => {
    const { post } = await start(fault);
    await expect(post(submissionWith())).rejects.toThrow();
  });
});
