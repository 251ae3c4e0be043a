// @module-tag slow
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readData } from '@/lib/content/data';
import { warsawDayOf } from '@/lib/content/visibility';
import { registry } from '@/tests/support/site-registry';

/**
 * The first day of somebody who writes and does not code: everything is done by commands of the README and by editing texts, in
 * a copy of the content. The tests follow each other, as the day does.
 */
// Several commands each, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 300_000 });

const root = mkdtempSync(path.join(tmpdir(), 'first-day-'));
const content = path.join(root, 'content');
cpSync('content', content, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a command of `npm run`. */
function npm(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });
  return { status, output: `${stdout}\n${stderr}` };
}

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

/** Begins a page in both languages, in which it is marked what is left to write. */
function begin(page: string, titles: readonly [string, string], ...more: string[]) {
  const [english, polish] = titles;
  const kind = page.startsWith('blog/') ? 'post' : 'service';
  const asked = [kind, path.basename(page), '--title.en', english, '--title.pl', polish, ...more];
  const { status, output } = npm('new', ...asked);
  expect(status, output).toBe(0);
  expect(read(`${page}/pl.mdx`)).toMatch(/^draft: true\n[\s\S]*✎/m);
}

/** What is written into each page: no two pages may have the same description. */
const sentences = {
  'services/first-day': { en: 'Here is what I wrote today.', pl: 'To napisała autorka sama.' },
  'blog/first-post': {
    en: 'Nobody had told me of it before.',
    pl: 'Nikt mi o tym wcześniej nie mówił.',
  },
};

/** Writes over everything that a page was begun with, and adds lines to its frontmatter or text. */
function finish(page: keyof typeof sentences, changeOf: (text: string) => string): void {
  for (const [language, sentence] of Object.entries(sentences[page])) {
    const file = `${page}/${language}.mdx`;
    let number = 0;
    const text = changeOf(read(file))
      .replace('draft: true\n', '')
      .replace(/^(description|summary): .*$/gm, `$1: ${sentence} ${sentence} ${sentence}`)
      .replace(/✎[^"|\n]*/g, () => {
        number += 1;
        return `${sentence} (${number})`;
      });
    writeFileSync(path.join(content, file), text);
  }
}

/** Says that the check finds no mistake in what was written. */
function expectSound(...pages: string[]): void {
  const { status, output } = npm('check', ...pages.map((name) => path.join(content, name)));
  expect(status, output).toBe(0);
}

it('begins a service in both languages, and finishes it', () => {
  begin('services/first-day', ['A service of the first day', 'Usługa pierwszego dnia']);
  finish('services/first-day', (text) => text);
  expectSound('services/first-day');
});

it('writes a post of two people, which appears in a week', () => {
  const [author = '', coauthor = ''] = Object.keys(readData('people'));
  const titles = ['What the first day was like', 'Jak minął pierwszy dzień'] as const;
  begin('blog/first-post', titles, '--author', author);
  const inAWeek = warsawDayOf(new Date(registry.now.getTime() + 7 * 864e5));
  finish('blog/first-post', (text) =>
    text
      .replace(/^author: .*$/m, `$&\ncoauthor: ${coauthor}\nscheduled: true`)
      .replace(/^date: .*$/m, `date: ${inAWeek}`)
      .replace(/\n---\n\n/, '\n---\n\n[FinOps](/services/first-day)\n\n'),
  );
  expectSound('blog/first-post');
});

it('renames the service: links, languages and the old address follow', () => {
  const { status, output } = npm('move', 'services/first-day', 'services/second-day');
  expect(status, output).toBe(0);
  expect(read('blog/first-post/en.mdx')).toContain('(/services/second-day)');
  expectSound('services/second-day', 'blog/first-post');
});
