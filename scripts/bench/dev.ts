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
const longest = 60_000;

/** How long nothing is saved before the next change, so that the check of the one before has ended, in ms. */
const pause = 3000;

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

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><path d="M0 50h600" stroke="#30318b"/></svg>\n';

/** What is replaced in a file, and what the page shows then. */
type Change = {
  file: string;
  from: RegExp;
  /** What stands there the n-th time. */
  to: (time: number) => string;
  /** The same as `to`, where nothing is said. */
  shows?: (time: number) => string;
};

const changes: Readonly<Record<string, Change>> = {
  text: {
    file: 'content/development/en.mdx',
    from: /Text \d+/,
    to: (time) => `Text ${time}`,
  },
  'block property': {
    file: 'content/development/en.mdx',
    from: /Property \d+/,
    to: (time) => `Property ${time}`,
  },
  'data file': {
    file: 'content/data/facts.yaml',
    from: /(?<=^people:\n(?: {2}.*\n)*? {2}value: )\d+/m,
    to: (time) => `${300 + time}`,
    shows: (time) => `We are ${300 + time} people`,
  },
  message: {
    file: 'messages/en/common.json',
    from: /(?<="tagline": ")[^"]*/,
    to: (time) => `Tagline ${time}`,
  },
  picture: {
    file: 'content/development/drawing.svg',
    from: /(?<=0 0 600 )\d+/,
    to: (time) => `${200 + time}`,
    shows: (time) => `height ${200 + time}`,
  },
};

/** Saves a change for the n-th time. @returns How long it took until the page showed it by itself, in ms. */
async function shownAfter(page: Page, root: string, change: Change, time: number): Promise<number> {
  const { to, shows = to } = change;
  const file = path.join(root, change.file);
  const text = readFileSync(file, 'utf8').replace(change.from, to(time));
  const begun = performance.now();
  writeFileSync(file, text);
  await page.waitForFunction(
    (expected) => {
      const height = document.querySelector('main img[height]')?.getAttribute('height');
      return expected === `height ${height}` || document.body.textContent.includes(expected);
    },
    shows(time),
    { timeout: longest, polling: 10 },
  );
  return performance.now() - begun;
}

/** How long it takes until a page is answered, in ms. @throws when it is not. */
async function answeredAfter(pathname: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < longest) {
    const response = await fetch(origin + pathname).catch(() => undefined);
    if (response?.ok) return performance.now() - begun;
    await wait(20);
  }
  throw new Error(`${pathname} was not answered within ${longest / 1000} s`);
}

const start = (root: string) =>
  spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)], {
    env: environmentWith({
      CONTENT_DIR: path.join(root, 'content'),
      MESSAGES_DIR: path.join(root, 'messages'),
    }),
    stdio: 'ignore',
  });

const end = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

/** Does something several times. @returns Seconds: the one in the middle, the least and the most. */
async function timesOf(runs: number, run: (time: number) => Promise<number>): Promise<string[]> {
  const times: number[] = [];
  for (let time = 1; time <= runs; time += 1) times.push(await run(time));
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[Math.floor(runs / 2)], sorted[0], sorted.at(-1)].map((time = 0) =>
    (time / 1000).toFixed(2),
  );
}

/**
 * Measures the development server: from its start to the first page, when it has run before, and from saving
 * something to seeing it in a browser that nobody touches. All that is saved is in copies. Then builds a preview and the site.
 * @param write Whether docs/performance.md is to have the table.
 */
export async function benchDev({ runs, write }: { runs: number; write: boolean }): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-dev-'));
  for (const folder of ['content', 'messages'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const ownFolder = path.join(root, 'content/development');
  mkdirSync(ownFolder);
  writeFileSync(path.join(ownFolder, 'en.mdx'), ownPage);
  writeFileSync(path.join(ownFolder, 'drawing.svg'), drawing);
  const rows: string[][] = [];
  const note = (name: string, times: readonly string[]) => {
    rows.push([name, ...times]);
    console.log(name, ...times);
  };
  let server = start(root);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await answeredAfter('/development');
    const starts = await timesOf(runs, async () => {
      // What has been compiled is stored while nothing else happens.
      await wait(pause);
      await end(server);
      server = start(root);
      return answeredAfter('/development');
    });
    note('first page', starts);
    const page = await browser.newPage();
    const listens = page.waitForResponse('**/status/changes', { timeout: longest });
    await page.goto(`${origin}/development`, { timeout: longest });
    await listens;
    for (const [name, change] of Object.entries(changes)) {
      const times = await timesOf(runs, async (time) => {
        await wait(pause);
        return shownAfter(page, root, change, time);
      });
      note(name, times);
    }
    const added = await timesOf(runs, async (time) => {
      await wait(pause);
      const folder = path.join(root, `content/development-${time}`);
      mkdirSync(folder);
      const text = ownPage.replace(/^!.*\n/m, '').replace('to be developed', `number ${time}`);
      writeFileSync(path.join(folder, 'en.mdx'), text);
      return answeredAfter(`/development-${time}`);
    });
    note('new page', added);
  } finally {
    await browser.close();
    await end(server);
    rmSync(root, { recursive: true, force: true });
  }
  const measured = [
    `${warsawDayOf(currentMoment())}, ${process.version}, ${runs} runs each`,
    table(['Seconds', 'median', 'least', 'most'], rows),
    await comparePreview(),
  ].join('\n\n');
  console.log(`\n${measured}`);
  if (write) writeMeasured('dev', measured);
}
