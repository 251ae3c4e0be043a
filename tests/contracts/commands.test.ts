import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const slow = { tags: ['slow'] };

type Ended = { code: number | null; output: string };

/** Runs a program with variables added to the environment. */
function run(line: readonly string[], env: Record<string, string>): Promise<Ended> {
  const [program = '', ...args] = line;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output: output.trim() }));
  });
}

/** Runs a command as npm does. */
const npmCommand = (name: string, env: Record<string, string>, ...args: string[]) =>
  run(['npm', 'run', '-s', name, '--', ...args], env);

/** Runs a script of ours by its file. */
const command = (script: string, env: Record<string, string>, ...args: string[]) =>
  run(['node', '--import', 'tsx', `scripts/${script}.ts`, ...args], env);

/** One sentence, and nothing of where in the code it comes from. */
const expectSentence = ({ output }: Ended, sentence: string) => {
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at |node:internal|Error:|\bthrow\b/m);
  expect(output.split('\n').length).toBeLessThan(3);
};

/** Every command of ours that npm runs, and what npm runs for it: npm itself takes as long as most of them. */
const scripts = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
).flatMap(([name, line]) =>
  /\btsx scripts\/[a-z]+\.ts$/.test(line)
    ? [{ name, line: line.replace(/^tsx /, 'node --import tsx ').split(' ') }]
    : [],
);

describe('a command', () => {
  it.each(['build', 'new', 'status', 'test'])(
    'of the name %s says with --help how it is called, in a few lines',
    slow,
    async (name) => {
      const ended = await npmCommand(name, {}, '--help');
      expect(ended.code).toBe(0);
      expect(ended.output).toMatch(new RegExp(`npm (run )?${name}\\b`));
      expect(ended.output.split('\n').length).toBeLessThan(8);
    },
  );

  it.each(['build', 'check', 'start', 'preview'])(
    '%s ends with one sentence where a variable is wrong',
    slow,
    async (name) => {
      const ended = await npmCommand(name, { SITE_URL: 'nowhere', OUT_DIR: 'content' });
      expect(ended.code).toBe(1);
      expectSentence(ended, 'SITE_URL is "nowhere": expected an address');
      expect(ended.output).toContain('OUT_DIR is "content": expected a folder of its own');
      expect(existsSync('content/home')).toBe(true);
    },
  );

  it.each(scripts)(
    '$name ends with one sentence where it does not know an argument',
    slow,
    async ({ line }) => {
      const ended = await run([...line, '--no-such-option'], {});
      expect(ended.code).toBeGreaterThan(0);
      expect(ended.output).toContain('--no-such-option');
      expect(ended.output).not.toMatch(/^\s+at |node:internal|Error:/m);
    },
  );
});

describe('a server', slow, () => {
  const taken = createServer();
  beforeAll(() => new Promise<void>((resolve) => taken.listen(0, resolve)));
  afterAll(() => new Promise((resolve) => taken.close(resolve)));

  it('for development says which port is taken in the words of Next.js', async () => {
    const { port } = taken.address() as AddressInfo;
    for (const ended of [
      await command('dev', { PORT: String(port) }),
      await command('dev', {}, '--port', String(port)),
    ]) {
      expect(ended.code).toBe(1);
      expect(ended.output).toContain(`address already in use :::${port}`);
    }
  });

  it('for forms says it too, in the words of its own option', async () => {
    const { port } = taken.address() as AddressInfo;
    const ended = await command('forms', {}, '--port', String(port));
    expect(ended.code).toBe(1);
    expectSentence(ended, `Port ${port} is taken`);
    expect(ended.output).toContain(`npm run forms:dev -- --port ${port + 1}`);
  });
});
