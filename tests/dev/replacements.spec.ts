import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Development, expect, ownPage, test } from './development-server';

/** How programs save a file that is there already. */
const ways: Readonly<Record<string, (file: string, text: string) => void>> = {
  'in place': (file, text) => writeFileSync(file, text),
  'sed -i, JetBrains': (file, text) => {
    writeFileSync(`${file}___jb_tmp___`, text);
    renameSync(`${file}___jb_tmp___`, file);
  },
  vim: (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  'git checkout': (file, text) => {
    rmSync(file);
    writeFileSync(file, text);
  },
};

/**
 * How often a file of each kind is replaced, and which time it is broken: each way of saving twice. `REPLACEMENTS=30` has it done
 * thirty times, in ten minutes.
 */
const times = Number(process.env['REPLACEMENTS'] || 8);
const isBroken = (time: number) => time % 6 === 5;

/** A file that is replaced. */
type Kind = {
  file: (development: Development) => string;
  /** What it says the n-th time; `before` is what it said at first. */
  text: (time: number, before: string) => string;
  /** A mistake in it. */
  broken: (time: number, before: string) => string;
  /** What the page says then, or, for a picture, how high it is. */
  shows: (time: number) => string;
  /** Where the mistake is reported. */
  place: RegExp;
};

const drawing = (height: number, inside = '<path d="M0 50h600" stroke="#30318b"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}">${inside}</svg>\n`;

const section = (time: number, slug = 'slug') =>
  `en: { ${slug}: replaced, title: Section ${time} }\npl: { slug: wymienione, title: Dział ${time} }\n`;

const page = (time: number) =>
  ownPage(
    'A page that is replaced',
    `## Text ${time}\n\nThere are {facts.replacements} of them.\n\n![One line](drawing.svg)`,
  );

const kinds: Readonly<Record<string, Kind>> = {
  text: {
    file: ({ content }) => path.join(content, 'replaced/page/en.mdx'),
    text: page,
    broken: (time) => page(time).replace('<Section', '<Secton'),
    shows: (time) => `Text ${time}`,
    place: /content\/replaced\/page\/en\.mdx:\d+:\d+/,
  },
  data: {
    file: ({ content }) => path.join(content, 'data/facts.yaml'),
    text: (time, before) => before.replace(/(?<=^replacements:.*value: )\d+/m, String(700 + time)),
    broken: (time, before) => `${before}broken: { value: "${time}\n`,
    shows: (time) => `There are ${700 + time} of them`,
    place: /content\/data\/facts\.yaml:\d+:\d+/,
  },
  message: {
    file: ({ messages }) => path.join(messages, 'en/common.json'),
    text: (time, before) => before.replace(/(?<="tagline": ")[^"]*/, `Tagline ${time}`),
    broken: (time, before) => before.replace('"tagline":', `broken ${time}`),
    shows: (time) => `Tagline ${time}`,
    place: /messages\/en\/common\.json:\d+:\d+/,
  },
  picture: {
    file: ({ content }) => path.join(content, 'replaced/page/drawing.svg'),
    text: (time) => drawing(200 + time),
    broken: (time) => drawing(200 + time, '<script>alert(1)</script>'),
    shows: (time) => `height ${200 + time}`,
    place: /content\/replaced\/page\/drawing\.svg:\d+:\d+/,
  },
  '_section.yaml': {
    file: ({ content }) => path.join(content, 'replaced/_section.yaml'),
    text: (time) => section(time),
    broken: (time) => section(time, 'slgu'),
    shows: (time) => `Section ${time}`,
    place: /content\/replaced\/_section\.yaml:\d+:\d+/,
  },
};

/** Waits until the page shows something by itself: no test touches it. */
const untilShown = (page: Page, expected: string) =>
  page.waitForFunction(
    (text) => {
      const height = document.querySelector('main img[height]')?.getAttribute('height');
      // A page of which little has come yet has no body.
      return text === `height ${height}` || document.body?.textContent.includes(text);
    },
    expected,
    { timeout: 90_000, polling: 20 },
  );

const untilReported = (page: Page, place: RegExp) =>
  page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('[role=alert]')].some((alert) =>
        new RegExp(source).test(alert.textContent),
      ),
    place.source,
    { timeout: 90_000, polling: 20 },
  );

// What is merely slow on a busy machine has not failed: `npm run bench -- dev` measures.
test.describe.configure({ timeout: 900_000 });

test.beforeEach(({ development: { content } }) => {
  mkdirSync(path.join(content, 'replaced/page'), { recursive: true });
  writeFileSync(path.join(content, 'replaced/_section.yaml'), section(0));
  writeFileSync(path.join(content, 'replaced/page/drawing.svg'), drawing(200));
  writeFileSync(path.join(content, 'replaced/page/en.mdx'), page(0));
  const facts = path.join(content, 'data/facts.yaml');
  const written = readFileSync(facts, 'utf8');
  if (!written.includes('\nreplacements:'))
    writeFileSync(facts, `${written}replacements: { meaning: Replacements., value: 700 }\n`);
});

for (const [name, kind] of Object.entries(kinds))
  test(`shows or reports every replacement of a file: ${name}`, { tag: '@slow' }, async ({
    page: shown,
    development,
  }) => {
    const file = kind.file(development);
    const before = readFileSync(file, 'utf8');
    const saves = Object.values(ways);
    await shown.goto(`${development.origin}/replaced/page`);
    await untilShown(shown, 'Text 0');
    for (let time = 1; time <= times; time += 1) {
      const save = saves[time % saves.length];
      save?.(file, isBroken(time) ? kind.broken(time, before) : kind.text(time, before));
      await test.step(`replacement ${time}`, () =>
        isBroken(time) ? untilReported(shown, kind.place) : untilShown(shown, kind.shows(time)));
    }
    writeFileSync(file, before);
  });

test('shows what was saved while the scripts of the page were on their way', {
  tag: '@slow',
}, async ({ page: shown, development: { content, origin } }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await shown.route('**/_next/**/*.js*', async (route) => {
    await held;
    await route.continue();
  });
  await shown.goto(`${origin}/replaced/page`, { waitUntil: 'commit' });
  await untilShown(shown, 'height 200');
  writeFileSync(path.join(content, 'replaced/page/drawing.svg'), drawing(300));
  release();
  await untilShown(shown, 'height 300');
});

test('answers ten new pages at their first request, and no more once they are gone', {
  tag: '@slow',
}, async ({ development: { content, origin } }) => {
  for (let number = 1; number <= 10; number += 1) {
    const folder = path.join(content, `replaced/new-${number}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'en.mdx'), ownPage(`A new page, number ${number}`, 'Text.'));
    const response = await fetch(`${origin}/replaced/new-${number}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`A new page, number ${number}`);
    rmSync(folder, { recursive: true });
  }
  await expect(async () => {
    expect((await fetch(`${origin}/replaced/new-10`)).status).toBe(404);
  }).toPass();
});

test('was never started again', { tag: '@slow' }, ({ development }) => {
  expect(development.printed().match(/Ready in/g)).toHaveLength(1);
});
