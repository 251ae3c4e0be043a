import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { lockBuilds } from './lock';

const newFile = () => path.join(writeTree({}), 'cache', 'build.lock');

it('is held by one process at a time, and says who has it', () => {
  const file = newFile();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    const unlock = lockBuilds('into out', file);
    const held = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...held, pid: other.pid }));
    expect(() => lockBuilds('into .preview', file)).toThrow(
      `Another build is at work (into out, process ${other.pid}, since ${held.since})`,
    );
    // What another one holds by now stays.
    unlock();
    expect(existsSync(file)).toBe(true);
  } finally {
    other.kill();
  }
});

it.each([
  ['of a process that is gone', () => JSON.stringify({ pid: spawnSync('true').pid })],
  ['of an earlier process with the same number', () => JSON.stringify({ pid: process.pid })],
  ['that was cut off', () => '{"pid":1'],
])('counts for nothing as one %s', (_name, left) => {
  const file = newFile();
  lockBuilds('into out', file);
  writeFileSync(file, left());
  const unlock = lockBuilds('into .preview', file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    pid: process.pid,
    what: 'into .preview',
  });
  unlock();
  expect(existsSync(file)).toBe(false);
});
