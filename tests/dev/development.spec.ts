import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildCommand } from '@/scripts/run';
import { type Development, expect, ownPage, test } from './development-server';

/** How programs save a file that is there already. */
const ways: readonly ((file: string, text: string) => void)[] = [
  // In place.
  (file, text) => writeFileSync(file, text),
  // sed -i, JetBrains
  (file, text) => {
    writeFileSync(`${file}___jb_tmp___`, text);
    renameSync(`${file}___jb_tmp___`, file);
  },
  // vim
  (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  // git checkout
  (file, text) => {
    rmSync(file);
    writeFileSync(file, text);
  },
];

/** A file that is replaced. */
type Kind = {
  file: (development: Development) => string;
  /** What it says the n-th time; `before` is what it said at first. */
  text: (time: number, before: string) => string;
  /** A mistake in it. */
  broken: (before: string) => string;
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
    'Replaced {facts.replacements} times',
    `## Text ${time}\n\n<Callout title="Property ${time}">\n\nText.\n\n</Callout>\n\n![One line](drawing.svg)`,
  );

const kinds: Readonly<Record<string, Kind>> = {
  text: {
    file: ({ content }) => path.join(content, 'replaced/page/en.mdx'),
    text: page,
    broken: () => page(0).replace('<Section', '<Secton'),
    shows: (time) => `Text ${time}`,
    place: /content\/replaced\/page\/en\.mdx:7:1/,
  },
  'block property': {
    file: ({ content }) => path.join(content, 'replaced/page/en.mdx'),
    text: page,
    broken: () => page(0).replace('title="Property', 'titel="Property'),
    shows: (time) => `Property ${time}`,
    place: /content\/replaced\/page\/en\.mdx:11:\d+/,
  },
  'data file': {
    file: ({ content }) => path.join(content, 'data/facts.yaml'),
    text: (time, before) => before.replace(/(?<=^replacements:.*value: )\d+/m, `${700 + time}`),
    broken: (before) => `${before}broken: { value: "700\n`,
    shows: (time) => `Replaced ${700 + time} times`,
    place: /content\/data\/facts\.yaml:\d+:\d+/,
  },
  message: {
    file: ({ messages }) => path.join(messages, 'en/common.json'),
    text: (time, before) => before.replace(/(?<="tagline": ")[^"]*/, `Tagline ${time}`),
    broken: (before) => before.replace('"tagline":', 'broken'),
    shows: (time) => `Tagline ${time}`,
    place: /messages\/en\/common\.json:\d+:\d+/,
  },
  picture: {
    file: ({ content }) => path.join(content, 'replaced/page/drawing.svg'),
    text: (time) => drawing(200 + time),
    broken: () => drawing(200, '<script>alert(1)</script>'),
    shows: (time) => `height ${200 + time}`,
    place: /content\/replaced\/page\/drawing\.svg:1:\d+/,
  },
  '_section.yaml': {
    file: ({ content }) => path.join(content, 'replaced/_section.yaml'),
    text: (time) => section(time),
    broken: () => section(0, 'slgu'),
    shows: (time) => `Section ${time}`,
    place: /content\/replaced\/_section\.yaml:1:\d+/,
  },
};

/** Waits until the page shows something by itself: no test touches it. */
const untilShown = (shown: Page, expected: string) =>
  shown.waitForFunction(
    (text) => {
      const height = document.querySelector('main img[height]')?.getAttribute('height');
      // A page of which little has come yet has no body.
      return text === `height ${height}` || document.body?.textContent.includes(text);
    },
    expected,
    { timeout: 90_000, polling: 20 },
  );

/** The mistakes on a page, by their second sentence: Next.js announces the heading of a new page as an alert too. */
const mistakesOn = (shown: Page) =>
  shown.getByRole('alert').filter({ hasText: 'Fix them and save' });

test.describe.configure({ mode: 'serial', timeout: 300_000 });

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
  test(`shows what is saved however it is saved, and a mistake with its place: ${name}`, {
    tag: '@slow',
  }, async ({ page: shown, development }) => {
    const file = kind.file(development);
    const before = readFileSync(file, 'utf8');
    await shown.goto(`${development.origin}/replaced/page`);
    await untilShown(shown, 'Text 0');
    for (const [time, save] of ways.entries()) {
      save(file, kind.text(time + 1, before));
      await untilShown(shown, kind.shows(time + 1));
    }
    writeFileSync(file, kind.broken(before));
    await expect(mistakesOn(shown)).toContainText(kind.place);
    writeFileSync(file, kind.text(9, before));
    await untilShown(shown, kind.shows(9));
    await expect(mistakesOn(shown)).toBeHidden();
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

test('answers new pages at their first request, no more once they are gone, and shows drafts', {
  tag: '@slow',
}, async ({ page: shown, development: { content, origin, printed } }) => {
  for (const name of ['one', 'two', 'three']) {
    const folder = path.join(content, `replaced/new-${name}`);
    mkdirSync(folder);
    const text = ownPage(`A new page, number ${name}`, 'Text.');
    writeFileSync(path.join(folder, 'en.mdx'), text.replace('---', '---\ndraft: true'));
    const response = await shown.goto(`${origin}/replaced/new-${name}`);
    expect(response?.status(), printed().slice(-2000)).toBe(200);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`A new page, number ${name}`);
    await expect(shown.getByRole('main')).toContainText('Draft: visitors do not see this page.');
    rmSync(folder, { recursive: true });
  }
  await expect.poll(async () => (await fetch(`${origin}/replaced/new-three`)).status).toBe(404);
});

test('shows the mistakes of a `_section.yaml` on the pages below it, and nothing of them elsewhere', {
  tag: '@slow',
}, async ({ page: shown, development: { content, origin } }) => {
  const file = path.join(content, 'services/_section.yaml');
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, intact.replace('slug: uslugi', 'slgu: uslugi'));
  await shown.goto(`${origin}/pl/uslugi/finops`);
  await expect(mistakesOn(shown)).toContainText(/content\/services\/_section\.yaml:\d+:\d+/);
  await shown.goto(`${origin}/privacy-policy`);
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mistakesOn(shown)).toBeHidden();
  writeFileSync(file, intact);
});

test('keeps showing problems while a build runs beside it', { tag: '@slow' }, async ({
  page: shown,
  development,
}) => {
  // A build takes a minute, and more beside a server that compiles.
  test.setTimeout(300_000);
  const file = path.join(development.content, 'development/en.mdx');
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, intact.replace(/^title:.*$/m, 'titel: x'));
  await shown.goto(`${development.origin}/development`);
  await expect(mistakesOn(shown)).toContainText('did you mean `title`?');
  const [node = '', ...args] = buildCommand;
  const site = '.test-sites/beside';
  const env = { ...process.env, CONTENT_DIR: 'content', OUT_DIR: site };
  const build = spawn(node, [...args, '--clean'], { env });
  const ended = once(build, 'exit');
  await shown.reload();
  await expect(mistakesOn(shown)).toContainText('did you mean `title`?');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(`${site}/index.html`)).toBe(true);
  for (const folder of [site, `${site}-hosting`]) rmSync(folder, { recursive: true });
  await shown.reload();
  await expect(mistakesOn(shown)).toContainText('did you mean `title`?');
  writeFileSync(file, intact);
  await expect(mistakesOn(shown)).toBeHidden();
  await expect(shown.getByRole('heading', { name: 'A heading' })).toBeVisible();
  // The server was never started again.
  expect(development.printed().match(/Ready in/g)).toHaveLength(1);
});
