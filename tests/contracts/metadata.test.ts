import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { builtPages } from '@/tests/support/built-site';
import {
  alternatesOf,
  canonicalOf,
  canonicalPages,
  findablePages,
  headOf,
  headValue,
  headValues,
} from '@/tests/support/page-head';

const titleOf = (file: string) => headOf(file).title;
const descriptionOf = (file: string) => headValue(file, 'meta[name="description"]');
const languageOf = (file: string) => headOf(file).documentElement.lang;

/** Values that several pages of a list have in common. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(locales)('in search results, the pages in %s', (locale) => {
  const files = findablePages.filter((file) => languageOf(file) === locale);

  it('have titles of 15 to 60 characters that tell them apart', () => {
    const titles = files.map(titleOf);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter(({ length }) => length < 15 || length > 60)).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  it('have descriptions of 70 to 160 characters that tell them apart', () => {
    const descriptions = files.map(descriptionOf);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });
});

it('every page names one canonical address, absolute and without a query', () => {
  const canonicals = findablePages.map(canonicalOf);
  const wrong = canonicals.filter((url) => !/^https:\/\/[^?#]+$/.test(url));
  expect(wrong).toEqual([]);
  expect(repeated(canonicalPages.map(canonicalOf))).toEqual([]);
});

it('alternates answer each other, name the page itself, and have a default', () => {
  const byUrl = new Map(canonicalPages.map((file) => [canonicalOf(file), alternatesOf(file)]));
  for (const [url, alternates] of byUrl) {
    const { 'x-default': usual, ...versions } = alternates;
    expect(Object.values(versions), url).toContain(url);
    expect(usual, url).toBe(versions['en'] ?? url);
    for (const version of Object.values(versions))
      expect(byUrl.get(version), `${url} ↔ ${version}`).toEqual(alternates);
  }
});

it.each(findablePages)('%s says the same to networks as to search engines', (file) => {
  const property = (name: string) => headValue(file, `meta[property="og:${name}"]`);
  const card = (name: string) => headValue(file, `meta[name="twitter:${name}"]`);
  expect(property('url')).toBe(canonicalOf(file));
  expect(property('site_name')).toBe(site.company);
  expect(property('locale')).toBe(languageOf(file) === 'pl' ? 'pl_PL' : 'en_US');
  const others = Object.keys(alternatesOf(file)).filter((language) => language.length === 2);
  expect(headValues(file, 'meta[property="og:locale:alternate"]')).toHaveLength(
    Math.max(0, others.length - 1),
  );
  expect(titleOf(file)).toContain(property('title'));
  expect(property('description')).toBe(descriptionOf(file));
  expect([card('card'), card('title'), card('description'), card('image')]).toEqual([
    'summary_large_image',
    property('title'),
    property('description'),
    property('image'),
  ]);
  expect(headValue(file, 'meta[name="theme-color"]')).toMatch(/^#[0-9a-f]{6}$/);
});

it('keeps the not-found pages, and no others, out of search engines', () => {
  const hidden = builtPages.filter((file) =>
    headValues(file, 'meta[name="robots"]').some((rules) => rules.includes('noindex')),
  );
  expect(hidden).toEqual(['404.html', 'pl/404.html']);
});
