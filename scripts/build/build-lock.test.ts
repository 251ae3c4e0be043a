// @module-tag slow
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { lockBuilds } from './build-lock';

const newFolder = () => path.join(writeTree({}), 'builds');

/** A process that takes the lock, says so, holds it for a moment, and writes what it saw: who was in there besides. */
const worker = (directory: string, log: string, held: number) => `
import { appendFileSync } from 'node:fs';
import { lockBuilds } from '@/scripts/build/build-lock';
const lock = await lockBuilds('into test', { directory: ${JSON.stringify(directory)}, say: () => {} });
appendFileSync(${JSON.stringify(log)}, 'in\\n');
console.log('taken');
await new Promise((done) => setTimeout(done, ${held}));
appendFileSync(${JSON.stringify(log)}, 'out\\n');
lock.release();
`;

function start(directory: string, log: string, held: number) {
  const script = path.join(path.dirname(log), `worker-${Math.random().toString(36).slice(2)}.mts`);
  writeFileSync(script, worker(directory, log, held));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
  });
  const taken = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, taken, ended };
}

describe('builds of one project', () => {
  it('work one after the other, however many begin at once', { timeout: 60_000 }, async () => {
    const directory = newFolder();
    const log = path.join(writeTree({ log: '' }), 'log');
    await Promise.all(Array.from({ length: 4 }, () => start(directory, log, 150).ended));
    expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(4));
    expect(readdirSync(directory)).toEqual([]);
  });

  it('say what they wait for, and follow one that was killed', { timeout: 60_000 }, async () => {
    const directory = newFolder();
    const log = path.join(writeTree({ log: '' }), 'log');
    const first = start(directory, log, 60_000);
    await first.taken;
    const said: string[] = [];
    const waiting = lockBuilds('into out', { directory, say: (sentence) => said.push(sentence) });
    await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(1);
    expect(said[0]).toContain(`(into test, process ${first.child.pid})`);
    first.child.kill('SIGKILL');
    const lock = await waiting;
    expect(lock.isTakenOver).toBe(true);
    lock.release();
    const next = await lockBuilds('into out', { directory });
    expect(next.isTakenOver).toBe(true);
    next.settle();
    next.release();
    const last = await lockBuilds('into out', { directory });
    expect(last.isTakenOver).toBe(false);
    last.release();
  });

  it('are not held up by a ticket of a process whose id another one has now', {
    timeout: 60_000,
  }, async () => {
    const directory = path.join(writeTree({}), 'builds');
    const host = hostname().replace(/[^\w.]/g, '_');
    mkdirSync(directory);
    writeFileSync(path.join(directory, `000001-${process.pid}-1-${host}`), 'into out');
    const lock = await lockBuilds('into out', { directory });
    expect(lock.isTakenOver).toBe(true);
    expect(readdirSync(directory).filter((name) => name !== 'killed')).toHaveLength(1);
    lock.release();
  });

  it('wait for one on another machine that says that it is alive', {
    timeout: 60_000,
  }, async () => {
    const directory = path.join(writeTree({ 'builds/000001-1-1-elsewhere': 'into out' }), 'builds');
    const said: string[] = [];
    const waiting = lockBuilds('into out', { directory, say: (sentence) => said.push(sentence) });
    await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(1);
    expect(said[0]).toContain('on elsewhere');
    rmSync(path.join(directory, '000001-1-1-elsewhere'));
    (await waiting).release();
  });
});
