import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { CommandFailed, environmentWith, run } from './run';

afterEach(() => vi.restoreAllMocks());

it('ends with an error that names the command and how it ended', async () => {
  const command = [process.execPath, '-e', 'process.exitCode = 3'];
  await expect(run(command)).rejects.toThrow(CommandFailed);
  await expect(run(command)).rejects.toThrow('-e process.exitCode = 3 ended with 3');
  await expect(run([process.execPath, '-e', ''])).resolves.toBeUndefined();
});

describe('a process that is killed', () => {
  const isRunning = (pid: number) => {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    // A process that has ended is there until its parent asks about it.
    const stat = `/proc/${pid}/stat`;
    return !(existsSync(stat) && /^\d+ \(.*\) Z/s.test(readFileSync(stat, 'utf8')));
  };

  it('takes with it what it has started', { timeout: 60_000 }, async () => {
    const grandchild = 'setInterval(() => {}, 1000); console.log(process.pid);';
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' }); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Wherever it runs.
      cwd: tmpdir(),
      env: environmentWith(),
    });
    const pid = await new Promise<number>((done) =>
      child.stdout.once('data', (text: Buffer) => done(Number(text.toString()))),
    );
    expect(isRunning(pid)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('is told what to do once, however many processes lie between', () => {
    vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=512');
    const once = environmentWith()['NODE_OPTIONS'];
    expect(once).toMatch(/^--max-old-space-size=512 --require "\/.*end-with-parent\.cjs"$/);
    vi.stubEnv('NODE_OPTIONS', once);
    expect(environmentWith()['NODE_OPTIONS']).toBe(once);
    vi.unstubAllEnvs();
  });
});

describe('a command that gets a signal', () => {
  it('ends what it has begun, tidies up, and ends by that signal', {
    timeout: 60_000,
  }, async () => {
    const script = path.join(
      writeTree({
        'command.mts': `
import { endOnSignals, run } from '@/scripts/run';
endOnSignals(() => console.log('tidy'));
await run([process.execPath, '-e', 'process.on("SIGTERM", () => { console.log("told"); process.exit(); }); setInterval(() => {}, 1000); console.log("begun");']).catch(() => {});
`,
      }),
      'command.mts',
    );
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    });
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += text;
      if (text.includes('begun')) child.kill('SIGTERM');
    });
    const signal = await new Promise((done) => child.once('close', (_code, by) => done(by)));
    expect(printed).toBe('begun\ntold\ntidy\n');
    expect(signal).toBe('SIGTERM');
  });
});
