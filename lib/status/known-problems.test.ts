import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';

let directory = '';

beforeEach(() => {
  directory = writeTree({});
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

it('reads once, in a build, what the check has said', async () => {
  const { knownProblems, problemsFile } = await import('./known-problems');
  const file = path.join(directory, problemsFile);
  mkdirSync(path.dirname(file), { recursive: true });
  const problems = [{ path: 'content/home/en.mdx', line: 1, rule: 'placeholder' }];
  writeFileSync(file, JSON.stringify(problems));
  expect(knownProblems()).toEqual(problems);
  expect(knownProblems()).toBe(knownProblems());
});

it('says what to do where nobody has written it', async () => {
  const { knownProblems } = await import('./known-problems');
  expect(knownProblems).toThrow('.generated/problems.json is missing: expected what the check');
});
