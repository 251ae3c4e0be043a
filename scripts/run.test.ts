import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import {
  allOf,
  CommandFailed,
  environmentWith,
  faultIn,
  nameOf,
  runBeside,
  scriptCommand,
} from './run';

afterEach(() => vi.restoreAllMocks());

describe('the output of a program', () => {
  it.each([
    [
      "Error: Can't resolve './theme.css' in '/site'",
      "Error: Can't resolve './theme.css' in '/site'",
    ],
    ['\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m unhandled', '⨯ unhandled'],
    ['  TypeError: x is not a function', 'TypeError: x is not a function'],
    ['Error [PostCSS]: no', 'Error [PostCSS]: no'],
    ["Module not found: Can't resolve './x'", "Module not found: Can't resolve './x'"],
    ["./app/a.css:1:1 Can't resolve 'b.css'", "./app/a.css:1:1 Can't resolve 'b.css'"],
  ])('sees a fault in %j', (line, fault) => {
    expect(faultIn(`Creating an optimized build ...\r\n${line}\n✓ Compiled`)).toBe(fault);
  });

  it.each([
    '✓ Compiled successfully in 96s',
    '  Generating static pages using 2 workers (0/913) ...',
    '├ ● /blog/the-error-budget-nobody-spent',
    '⚠ a warning about something',
    '0 errors',
    '  ⨯ turbopackFileSystemCacheForBuild',
  ])('sees none in %j', (line) => expect(faultIn(line)).toBeUndefined());
});

describe('a program that prints an error and ends well', () => {
  const printing = (text: string, code = 0) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const script = `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code};`;
    return runBeside([process.execPath, '-e', script], { isWithoutFaults: true }).ended;
  };

  it('has failed', async () => {
    await expect(printing("Error: Can't resolve './theme.css'\n")).rejects.toThrow(CommandFailed);
    await expect(printing('fine\n', 3)).rejects.toThrow('ended with 3');
    await expect(printing('fine\n')).resolves.toBeUndefined();
  });
});

it('names a script of the project as its users do, and any other command whole', () => {
  expect(nameOf([process.execPath, '--flag', ...scriptCommand('check', 'a.mdx').slice(1)])).toBe(
    'check a.mdx',
  );
  expect(nameOf(['next', 'build'])).toBe('next build');
});

describe('a command that runs beside something else', () => {
  const printed: string[] = [];
  const begin = (script: string, lastWords?: string) => {
    printed.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    return runBeside([process.execPath, '-e', script], { lastWords });
  };

  it('shows what it prints when it is told to, and from then on', async () => {
    const [begun, shown] = ['begun', 'shown'].map((name) => path.join(writeTree({}), name)) as [
      string,
      string,
    ];
    const { ended, show } = begin(
      `const fs = require("fs"); console.log("first"); fs.writeFileSync(${JSON.stringify(begun)}, ""); setInterval(() => { if (fs.existsSync(${JSON.stringify(shown)})) { console.log("second"); process.exit(); } }, 10);`,
    );
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), 5000);
    expect(printed).toEqual([]);
    show();
    writeFileSync(shown, '');
    await ended;
    expect(printed.join('')).toBe('first\nsecond\n');
  });

  it('can be stopped, and says how it ended', async () => {
    const { ended, stop } = begin('setTimeout(() => {}, 60_000)');
    stop();
    await expect(ended).rejects.toThrow(CommandFailed);
    await expect(begin('process.exitCode = 3').ended).rejects.toThrow('ended with 3');
    await expect(begin('').ended).resolves.toBeUndefined();
    expect(printed).toEqual([]);
  });

  it('has ended well as soon as it says its last words, whatever it would do then', async () => {
    const stays =
      'process.stdout.write("all is do"); setTimeout(() => console.log("ne"), 50); setInterval(() => {}, 60_000);';
    await expect(begin(stays, 'all is done').ended).resolves.toBeUndefined();
    await expect(begin('process.exitCode = 3', 'all is done').ended).rejects.toThrow(
      'ended with 3',
    );
    await expect(begin('', 'all is done').ended).resolves.toBeUndefined();
  });
});

it('of several things done at once, all end, and the first that failed is told', async () => {
  const ended: string[] = [];
  const work = async (name: string, fault?: string) => {
    await null;
    ended.push(name);
    if (fault) throw new Error(fault);
  };
  const all = allOf([work('a', 'first fault'), work('b', 'second fault'), work('c')]);
  await expect(all).rejects.toThrow('first fault');
  expect(ended).toEqual(['a', 'b', 'c']);
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
