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

/** Writes over what a file says. */
function edit(file: string, changes: Readonly<Record<string, string>>): void {
  let text = read(file);
  for (const [from, to] of Object.entries(changes)) {
    expect(text, `${file} has “${from}”`).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(path.join(content, file), text);
}

/** Says that the check finds no mistake in what was written. */
function expectSound(...only: string[]): void {
  const { status, output } = npm('check', ...only.map((name) => path.join(content, name)));
  expect(status, output).toBe(0);
}

const chart = (title: string, finding: string, source: string, names: readonly string[]) => `
<BarChart
  title="${title}"
  finding="${finding}"
  source="${source}"
  itemName="System"
  valueName="${names[0]}"
  unit="%"
  total={100}
  items={[{ label: "${names[1]}", value: 60 }, { label: "${names[2]}", value: 40 }]}
/>
`;

it('begins a service in both languages, with a chart, a table and a dialog', () => {
  const { status, output } = npm(
    'new',
    'service',
    'first-day',
    '--title.en',
    'A service of the first day',
    '--title.pl',
    'Usługa pierwszego dnia',
  );
  expect(status, output).toBe(0);
  expectSound('services/first-day');
  const end = '<ContactBand';
  edit('services/first-day/en.mdx', {
    [end]: `<Section>\n\n## What it costs\n${chart('Where the money goes', 'Two systems cost everything.', 'Example calculation', ['Share', 'Archive', 'Orders'])}\n| Size | Hours |\n| --- | --- |\n| Small | 8 |\n\n<ContactModal call="talk" heading="What are you working on?" subject="Question about the first day" />\n\n</Section>\n\n${end}`,
  });
  edit('services/first-day/pl.mdx', {
    [end]: `<Section>\n\n## Ile to kosztuje\n${chart('Na co idą pieniądze', 'Dwa systemy kosztują wszystko.', 'Przykładowe wyliczenie', ['Udział', 'Archiwum', 'Zamówienia'])}\n| Rozmiar | Godziny |\n| --- | --- |\n| Mały | 8 |\n\n<ContactModal call="talk" heading="Nad czym Państwo pracują?" subject="Pytanie o pierwszy dzień" />\n\n</Section>\n\n${end}`,
  });
  expectSound('services/first-day');
});

const post = {
  en: {
    description:
      'What somebody who had never written for a website did between nine and five, and what the tools said of it.',
    summary: 'A day with a new colleague, told by herself.',
    body: 'Nobody told me which file a page is in, and I found it.\n\n## What I did\n\nI began a service, gave it a chart and a table, and renamed it after lunch.\n',
  },
  pl: {
    description:
      'Co między dziewiątą a siedemnastą zrobiła osoba, która nigdy nie pisała na stronę, i co na to narzędzia.',
    summary: 'Dzień z nową koleżanką, opowiedziany przez nią samą.',
    body: 'Nikt mi nie powiedział, w którym pliku jest strona, a jednak ją znalazłam.\n\n## Co zrobiłam\n\nZaczęłam usługę, dodałam wykres i tabelę, a po obiedzie zmieniłam jej nazwę.\n',
  },
};

const [author = '', coauthor = ''] = Object.keys(readData('people'));
const inAWeek = warsawDayOf(new Date(registry.now.getTime() + 7 * 864e5));

it('writes a post of two people, which appears in a week', () => {
  const titles = [
    '--title.en',
    'What the first day was like',
    '--title.pl',
    'Jak minął pierwszy dzień',
  ];
  const { status, output } = npm('new', 'post', 'first-post', ...titles, '--author', author);
  expect(status, output).toBe(0);
  for (const language of ['en', 'pl']) {
    const file = `blog/first-post/${language}.mdx`;
    const [date = ''] = /^date: .*$/m.exec(read(file)) ?? [];
    edit(file, {
      [`author: ${author}`]: `author: ${author}\ncoauthor: ${coauthor}\nscheduled: true`,
      [date]: `date: ${inAWeek}`,
      'draft: true\n': '',
    });
  }
  const checked = npm('check', path.join(content, 'blog/first-post'));
  expect(checked.output, 'what is left to write').toMatch(/✎/);
  for (const [language, { description, summary, body }] of Object.entries(post)) {
    const file = path.join(content, `blog/first-post/${language}.mdx`);
    const [, frontmatter = ''] = /^---\n([\s\S]*?\n)---\n/.exec(readFileSync(file, 'utf8')) ?? [];
    const own = frontmatter
      .replace(/^description: .*$/m, `description: ${description}`)
      .replace(/^summary: .*$/m, `summary: ${summary}`);
    writeFileSync(file, `---\n${own}---\n\n${body}`);
  }
  expectSound('blog/first-post');
});

/** Writes over everything that a page was begun with. */
function finish(file: string, sentence: string): void {
  let number = 0;
  const text = read(file)
    .replace('draft: true\n', '')
    .replace(/^(description|summary): .*$/gm, `$1: ${sentence} ${sentence} ${sentence}`)
    .replace(/✎[^"|\n]*/g, () => {
      number += 1;
      return `${sentence} (${number})`;
    });
  writeFileSync(path.join(content, file), text);
}

it('finishes the service', () => {
  finish('services/first-day/en.mdx', 'Here is what I wrote today.');
  finish('services/first-day/pl.mdx', 'To napisała autorka sama.');
  expectSound('services/first-day');
});

it('renames the service: links, languages and the old address follow', () => {
  edit('blog/first-post/en.mdx', {
    '\n---\n\n': '\n---\n\nRead about [the service](/services/first-day).\n\n',
  });
  const { status, output } = npm('move', 'services/first-day', 'services/second-day');
  expect(status, output).toBe(0);
  expect(read('blog/first-post/en.mdx')).toContain('[the service](/services/second-day)');
  expectSound('services/second-day', 'blog/first-post');
});
