import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const slow = { tags: ['slow'] };

const root = mkdtempSync(path.join(tmpdir(), 'command-'));
const directory = path.join(root, 'content');

const page = (number: number, text: string) => `---
title: "A page for the command, number ${number}"
description: "What the command says of this page, which is number ${number} of those in the test."
singleLanguage: true
---

${text}
`;

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true });
  for (const [number, text] of [
    'See [nothing](/nowhere).',
    'He said "yes" -- and left.',
    'Fine.',
  ].entries()) {
    mkdirSync(path.join(directory, `page-${number}`), { recursive: true });
    writeFileSync(path.join(directory, `page-${number}`, 'en.mdx'), page(number, text));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the command over the test's content. */
function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'check', '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: directory },
  });
  return { status, stdout, stderr };
}

it('ends with 1 at errors, and names each problem with file, line, column and rule', () => {
  const { status, stdout } = check();
  expect(stdout).toMatch(/page-0\/en\.mdx:7:5 {2}dead-link {2}there is no page "nowhere"/);
  expect(stdout).toContain('3 pages checked, 1 error');
  expect(status).toBe(1);
});

it(
  'ends with 0 when there are warnings only, and limits its report to a path or a glob',
  slow,
  () => {
    for (const only of [path.join(directory, 'page-1'), 'page-1', 'page-1/*.mdx']) {
      const { status, stdout } = check(only);
      expect(stdout).toContain('page-1/en.mdx:7:9  straight-quotes');
      expect(stdout).not.toContain('page-0');
      expect(stdout).toContain('1 of 3 pages checked, 0 errors, ');
      expect(status).toBe(0);
    }
  },
);

it('ends with 2 when a path fits nothing, since all would seem well', slow, () => {
  const { status, stdout, stderr } = check('page-1', 'page-9');
  expect(stderr).toContain('"page-9" fits no file: expected paths or globs');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

it('limits its report to a file of interface texts, and finds what is wrong in it', slow, () => {
  const messages = path.join(root, 'messages');
  for (const [locale, text] of [
    ['en', '{ "close": "Close" }'],
    ['pl', '{}'],
  ] as const) {
    mkdirSync(path.join(messages, locale), { recursive: true });
    writeFileSync(path.join(messages, locale, 'common.json'), text);
  }
  const { status, stdout } = spawnSync(
    'npm',
    ['run', '-s', 'check', '--', path.join(messages, 'pl/common.json')],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: directory, MESSAGES_DIR: messages },
    },
  );
  expect(stdout).toMatch(/messages\/pl\/common\.json:1:1 {2}message-missing/);
  expect(stdout).not.toContain('dead-link');
  expect(status).toBe(1);
});

it('fixes what is safe, and nothing else', slow, () => {
  const before = readFileSync(path.join(directory, 'page-0/en.mdx'), 'utf8');
  const { status, stderr } = check('--fix');
  expect(stderr).toMatch(/[34] problems fixed/);
  expect(status).toBe(1);
  expect(readFileSync(path.join(directory, 'page-1/en.mdx'), 'utf8')).toBe(
    page(1, 'He said “yes” – and left.'),
  );
  expect(readFileSync(path.join(directory, 'page-0/en.mdx'), 'utf8')).toBe(before);
});
