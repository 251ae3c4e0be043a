import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { environmentWith } from '@/scripts/run';
import { ensureBrowser } from '@/scripts/test/browser';
import { comparePreview } from './build';
import { table, writeMeasured } from './tables';

const port = 3399;
const origin = `http://localhost:${port}`;

/** The longest that anything is waited for, in ms. */
const longest = 15_000;

/** How long nothing is saved before the next change, so that the check of the one before has ended, in ms. */
const pause = 3000;

/** How long after a change of a data file the whole site is being checked, in ms (watch-content.ts). */
const underCheck = 400;

/** A page of its own in a copy of the content, so that it does not matter what writers have written. */
const ownPage = `---
title: A page to be developed
description: What the server of developers shows of a page that is being written, and how soon it does so.
singleLanguage: true
---

<Hero lead="Property 0" art="layers" buttonLabel="Read on" buttonHref="/contact-us" />

<Section>

## Text 0

We are {facts.people} people.

![A drawing of one line](drawing.svg)

</Section>
`;

const drawing = (height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}"><path d="M0 50h600" stroke="#30318b"/></svg>\n`;

/** Beside the copy of the content. */
const messagesIn = (directory: string) => path.join(path.dirname(directory), 'messages');

/** What is saved, and how the page says that it has come: a text in the page, or what its picture is like. */
type Change = {
  /** What has been done shortly before. */
  before?: (directory: string, time: number) => Promise<void>;
  /** Saves it for the n-th time. */
  save: (directory: string, time: number) => void;
  /** What the page has then. */
  shows: (time: number) => string;
  /** Where a browser looks for it. */
  where: 'text' | 'picture';
};

const replaceIn = (file: string, from: RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

const pageIn = (directory: string) => path.join(directory, 'development/en.mdx');

const savePeople = (directory: string, count: number) =>
  replaceIn(
    path.join(directory, 'data/facts.yaml'),
    /(?<=^people:\n(?: {2}.*\n)*? {2}value: )\d+/m,
    String(count),
  );

const changes: Readonly<Record<string, Change>> = {
  text: {
    save: (directory, time) => replaceIn(pageIn(directory), /Text \d+/, `Text ${time}`),
    shows: (time) => `Text ${time}`,
    where: 'text',
  },
  'block property': {
    save: (directory, time) => replaceIn(pageIn(directory), /Property \d+/, `Property ${time}`),
    shows: (time) => `Property ${time}`,
    where: 'text',
  },
  'data file': {
    save: (directory, time) => savePeople(directory, 300 + time),
    shows: (time) => `We are ${300 + time} people`,
    where: 'text',
  },
  'text, just after a data file': {
    before: async (directory, time) => {
      savePeople(directory, 400 + time);
      await wait(underCheck);
    },
    save: (directory, time) => replaceIn(pageIn(directory), /Text \d+/, `Text ${400 + time}`),
    shows: (time) => `Text ${400 + time}`,
    where: 'text',
  },
  message: {
    save: (directory, time) =>
      replaceIn(
        path.join(messagesIn(directory), 'en/common.json'),
        /(?<="tagline": ")[^"]*/,
        `Tagline ${time}`,
      ),
    shows: (time) => `Tagline ${time}`,
    where: 'text',
  },
  picture: {
    save: (directory, time) =>
      writeFileSync(path.join(directory, 'development/drawing.svg'), drawing(200 + time)),
    shows: (time) => `${200 + time}`,
    where: 'picture',
  },
};

/** Until the page shows a change by itself, in ms; undefined where it does not. */
async function shownAfter(
  page: Page,
  { where, shows }: Change,
  time: number,
): Promise<number | undefined> {
  const begun = performance.now();
  try {
    await page.waitForFunction(
      ([place, expected = '']) =>
        place === 'text'
          ? document.body.textContent.includes(expected)
          : document.querySelector('main img[height]')?.getAttribute('height') === expected,
      [where, shows(time)],
      { timeout: longest, polling: 10 },
    );
    return performance.now() - begun;
  } catch {
    return undefined;
  }
}

/** Until an address is answered with a status, in ms; undefined where it is not. */
async function answeredAfter(pathname: string, status: number): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < longest * 4) {
    const response = await fetch(origin + pathname).catch(() => undefined);
    if (response?.status === status) return performance.now() - begun;
    await wait(20);
  }
  return undefined;
}

const start = (directory: string) =>
  spawn('node', ['scripts/bundled.mjs', 'dev'], {
    env: environmentWith({
      CONTENT_DIR: directory,
      MESSAGES_DIR: messagesIn(directory),
      PORT: String(port),
    }),
    stdio: 'ignore',
  });

const end = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

/** In seconds, the one in the middle first; what never came counts as the longest. */
function summary(times: readonly (number | undefined)[]): string[] {
  const sorted = times.map((time) => time ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
  const say = (time = Number.POSITIVE_INFINITY) =>
    Number.isFinite(time) ? (time / 1000).toFixed(2) : 'never';
  return [say(sorted[Math.floor(sorted.length / 2)]), say(sorted[0]), say(sorted.at(-1))];
}

/**
 * Measures the development server: from its start to the first page, when it has run before, and from saving
 * something to seeing it in a browser that nobody touches. All that is saved is in copies. Then builds a preview and the site.
 * @param write Whether docs/performance.md is to have the table.
 */
export async function benchDev({ runs, write }: { runs: number; write: boolean }): Promise<void> {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'bench-dev-')), 'content');
  cpSync('content', directory, { recursive: true });
  mkdirSync(path.join(directory, 'development'));
  writeFileSync(pageIn(directory), ownPage);
  writeFileSync(path.join(directory, 'development/drawing.svg'), drawing(200));
  cpSync('messages', messagesIn(directory), { recursive: true });
  const rows: string[][] = [];
  let server = start(directory);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await answeredAfter('/development', 200);
    const starts: (number | undefined)[] = [];
    for (let run = 0; run < runs; run += 1) {
      await end(server);
      server = start(directory);
      starts.push(await answeredAfter('/development', 200));
    }
    rows.push(['first page', ...summary(starts)]);
    const page = await browser.newPage();
    // What a page fetches once it is there (the bar of previews) is compiled at its first request.
    await page.goto(`${origin}/development`, { waitUntil: 'networkidle', timeout: longest * 4 });
    for (const [name, change] of Object.entries(changes)) {
      const times: (number | undefined)[] = [];
      for (let run = 1; run <= runs; run += 1) {
        await wait(pause);
        await change.before?.(directory, run);
        change.save(directory, run);
        times.push(await shownAfter(page, change, run));
      }
      rows.push([name, ...summary(times)]);
      console.log(rows.at(-1)?.join('  '));
    }
    const added: (number | undefined)[] = [];
    for (let run = 1; run <= runs; run += 1) {
      await wait(pause);
      const id = `development-${run}`;
      mkdirSync(path.join(directory, id));
      const text = ownPage.replace(/^!.*\n/m, '').replace('to be developed', `number ${run}`);
      writeFileSync(path.join(directory, id, 'en.mdx'), text);
      added.push(await answeredAfter(`/${id}`, 200));
    }
    rows.push(['new page', ...summary(added)]);
  } finally {
    await browser.close();
    await end(server);
    rmSync(path.dirname(directory), { recursive: true, force: true });
  }
  const measured = [
    `${warsawDayOf(currentMoment())}, ${process.version}, ${runs} runs each`,
    table(['Seconds', 'median', 'least', 'most'], rows),
    await comparePreview(),
  ].join('\n\n');
  console.log(`\n${measured}`);
  if (write) writeMeasured('dev', measured);
}
