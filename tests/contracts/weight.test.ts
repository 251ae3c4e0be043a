import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBareApp } from '@/scripts/bench/bare-app';
import { builtFiles, builtPages, fileOf, outDirectory } from '@/tests/support/built-site';
import {
  brotliSize,
  pagesWith,
  scriptsOf,
  scriptsWith,
  scriptWeight,
} from '@/tests/support/page-scripts';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** Our own script above the bare page, on every page: 12 KB (docs/performance.md). What is fetched untouched: tests/e2e/narrow/untouched.spec.ts. */
const budget = 12 * 1024;

/** Scripts that hold a library's code, by a word only that library has. */
const librariesWith = (word: string) =>
  builtFiles
    .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(outDirectory, file), 'utf8').includes(word))
    .map((file) => file.slice('_next/'.length));

const named = (page: string, scripts: string[]) =>
  scriptsOf(outDirectory, page).filter((chunk) => scripts.includes(chunk));

describe('script', () => {
  let floor = 0;
  beforeAll(() => {
    floor = scriptWeight(buildBareApp(), 'index.html');
  });

  it('of the bare page has the size that frameworks have', () => {
    expect(floor).toBeGreaterThan(80 * 1024);
  });

  it.each(pagesWithPathname)(
    'of $pathname stays within 12 KB above the bare page',
    ({ pathname }) => {
      expect(scriptWeight(outDirectory, fileOf(pathname)) - floor).toBeLessThanOrEqual(budget);
    },
  );

  it.each([
    ['Swiper', 'uniqueNavElements'],
    ['Headless UI', 'headlessui-tabs'],
    ['vanilla-cookieconsent', 'lastConsentTimestamp'],
  ])('of %s is named by no page: it is fetched when it is needed', (_, word) => {
    const library = librariesWith(word);
    expect(library.length).toBeGreaterThan(0);
    expect(builtPages.filter((page) => named(page, library).length > 0)).toEqual([]);
  });
});

it.each([
  ['d3-scale', 'rangeRound'],
  ['d3-shape', 'negative radius'],
  ['the drawings of lib/diagrams', 'band tone-'],
])('code of %s stays in the build: pictures cost no script', (_, word) => {
  expect(librariesWith(word)).toEqual([]);
});

/** What header and footer may add to every page (issue 4), in bytes of Brotli. */
const frameBudget = 8 * 1024;

/** A page that has nothing but its frame and a few words: what follows a form. */
const smallPage = fileOf(registry.pathnameOf('thank-you', 'en') ?? '');

/** The leaves that every page has by its frame, sooner or later. */
const leafNames = ['MenuBehaviour', 'ScrollToTop', 'ToastRegion', 'Visitor', 'SearchOpener'];

const scriptText = (script: string) =>
  readFileSync(path.join(outDirectory, '_next', script), 'utf8');

it('header and footer add at most 8 KB of script', () => {
  const found = leafNames.map(scriptsWith);
  expect(found.filter((scripts) => scripts.length === 0)).toEqual([]);
  const weight = [...new Set(found.flat())].reduce(
    (sum, script) => sum + brotliSize(outDirectory, script),
    0,
  );
  expect(weight).toBeLessThanOrEqual(frameBudget);
});

it('the search adds at most 1 KB to a page, its link included', () => {
  const scripts = scriptsWith('SearchOpener');
  expect(scripts).toHaveLength(1);
  const address = registry.pathnameOf('search', 'en') ?? '';
  const link = new RegExp(`<a href="${address}"[\\s\\S]*?</a>`);
  const html = readFileSync(path.join(outDirectory, smallPage), 'utf8');
  expect(html).toMatch(link);
  const weightOf = (text: string) => brotliCompressSync(text).length;
  const ofLink = weightOf(html) - weightOf(html.replace(link, ''));
  expect(weightOf(scriptText(scripts[0] ?? '')) + ofLink).toBeLessThanOrEqual(1024);
  // What searches comes with the first search.
  for (const leaf of ['SearchOnPage', 'SearchDialog']) {
    expect(scriptsWith(leaf), leaf).not.toEqual([]);
    expect(pagesWith(leaf), leaf).toEqual([]);
  }
});

/** The leaves in the lists of lazy ones, by the names under which they are exported. */
const lazyLeaves = ['ui', 'blocks', 'layout'].flatMap((folder) => {
  const list = readFileSync(`components/${folder}/lazy-leaves.client.tsx`, 'utf8');
  const loads = list.matchAll(/import\('[^']+'\)(\)?)\s*\.then\(\s*\(m\) => m\.(\w+)/g);
  return [...loads].map(([, eager, leaf = '']) => ({ leaf, isLate: !eager }));
});

/** Leaves inside a dialog: fetched when it is opened. */
const onDemand = ['ConsentedVideo', 'EnlargedPicture'];

describe('script of a lazy leaf', () => {
  it('is in the build', () => {
    expect(lazyLeaves.length).toBeGreaterThan(20);
    expect(lazyLeaves.filter(({ leaf }) => scriptsWith(leaf).length === 0)).toEqual([]);
  });

  const late = lazyLeaves.filter(({ leaf, isLate }) => isLate || onDemand.includes(leaf));
  it.each(late)('$leaf is named by no page where it comes late', ({ leaf }) => {
    expect(pagesWith(leaf)).toEqual([]);
  });
});

/** What script may add to a post, above a page without any of it, in bytes of Brotli. */
const postBudget = 5 * 1024;

it.each(['ReadingAids', 'CopyButton', 'HoverCard'])('%s comes late: no page names it', (leaf) => {
  expect(scriptsWith(leaf)).not.toEqual([]);
  expect(pagesWith(leaf)).toEqual([]);
});

it('all of them together weigh at most 5 KB', () => {
  const leaves = ['ShareBox', 'ReadingAids', 'CopyButton', 'HoverCard'];
  const scripts = [...new Set(leaves.flatMap(scriptsWith))];
  const weight = scripts.reduce((sum, script) => sum + brotliSize(outDirectory, script), 0);
  expect(weight).toBeLessThanOrEqual(postBudget);
});
