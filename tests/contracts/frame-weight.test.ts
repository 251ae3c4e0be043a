import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { fileOf, outDirectory } from '@/tests/support/built-site';
import { pagesWith, scriptsWith } from '@/tests/support/leaf-pages';
import { scriptsOf } from '@/tests/support/page-scripts';
import { registry } from '@/tests/support/site-registry';

/** What header and footer may add to every page (issue 4), in bytes of Brotli. */
const budget = 8 * 1024;

/** A page that has nothing but its frame and a few words: what follows a form. */
const smallPage = fileOf(registry.addressOf('thank-you', 'en') ?? '');

/** The leaves that every page has by its frame. */
const leafNames = [
  'MenuBehaviour',
  'ScrollToTop',
  'ToastRegion',
  'PrefetchOnIntent',
  'Visitor',
  'SearchOpener',
];

const textOf = (script: string) => readFileSync(path.join(outDirectory, '_next', script), 'utf8');

it('header and footer add at most 8 KB of script', () => {
  const scripts = scriptsOf(outDirectory, smallPage);
  const holds = (script: string, leaf: string) =>
    new RegExp(`"${leaf}",(?:0,|\\(\\)=>)`).test(textOf(script));
  const found = leafNames.map((leaf) => scripts.find((script) => holds(script, leaf)));
  expect(found).not.toContain(undefined);
  const leaves = [...new Set(found)].filter((script) => script !== undefined);
  const weight = leaves.reduce((sum, script) => sum + brotliCompressSync(textOf(script)).length, 0);
  expect(weight).toBeLessThanOrEqual(budget);
});

it('the search adds at most 1 KB to a page, its link included', () => {
  const scripts = scriptsWith('SearchOpener');
  expect(scripts).toHaveLength(1);
  const address = registry.addressOf('search', 'en') ?? '';
  const link = new RegExp(`<a href="${address}"[\\s\\S]*?</a>`);
  const html = readFileSync(path.join(outDirectory, smallPage), 'utf8');
  expect(html).toMatch(link);
  const weightOf = (text: string) => brotliCompressSync(text).length;
  const ofLink = weightOf(html) - weightOf(html.replace(link, ''));
  expect(weightOf(textOf(scripts[0] ?? '')) + ofLink).toBeLessThanOrEqual(1024);
  // What searches comes with the first search, and with the page of results.
  expect(pagesWith('SearchOnPage')).toEqual(
    locales.map((locale) => fileOf(registry.addressOf('search', locale) ?? '')).sort(),
  );
  expect(pagesWith('SearchDialog')).toEqual([]);
});
