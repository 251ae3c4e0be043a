import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandFailed } from '@/scripts/run';
import { writeTree } from '@/tests/support/temporary-tree';

const contentlayer = vi.hoisted(() => ({ run: vi.fn<() => Promise<void>>() }));

vi.mock('@/scripts/run', async (load) => ({
  ...(await load<typeof import('@/scripts/run')>()),
  run: contentlayer.run,
}));

const before = process.cwd();
const text = 'texts/home/en.mdx';
const cache = '.contentlayer/.cache/data.json';

/** Whether Contentlayer, as it begins, finds what it has kept. */
let isKept = false;

beforeEach(() => {
  process.chdir(writeTree({ [text]: 'one' }));
  vi.stubEnv('CONTENT_DIR', 'texts');
  contentlayer.run.mockImplementation(async () => {
    isKept = existsSync(cache);
    mkdirSync('.contentlayer/.cache', { recursive: true });
    writeFileSync(cache, '{}');
  });
});

afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
});

// Other tests in this process load the modules as they are.
afterAll(() => {
  vi.resetModules();
});

/** The content is looked for where the process is when the module is loaded. */
async function read(): Promise<boolean> {
  vi.resetModules();
  const { readWithContentlayer } = await import('./read-content');
  await readWithContentlayer();
  return isKept;
}

it('what Contentlayer has kept is used again', async () => {
  expect(await read()).toBe(false);
  expect(await read()).toBe(true);
  writeFileSync(text, 'two');
  utimesSync(text, 1, 1);
  expect(await read()).toBe(true);
});

it('what it was stopped in writing is not', async () => {
  await read();
  contentlayer.run.mockRejectedValueOnce(new CommandFailed('killed'));
  await expect(read()).rejects.toThrow('killed');
  expect(await read()).toBe(false);
});

it('what it would take for unchanged by its time is not', async () => {
  utimesSync(text, 1, 1);
  await read();
  writeFileSync(text, 'two');
  utimesSync(text, 1, 1);
  expect(await read()).toBe(false);
});
