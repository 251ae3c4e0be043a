import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { documentOf, registryOf } from '@/tests/support/documents';
import { largestSitemap, type SitemapEntry, sitemapEntries, sitemapFiles } from './sitemap';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const listOf = <Item>(value: Item | Item[] | undefined): Item[] => [value ?? []].flat() as Item[];
type Url = { loc: string; lastmod?: string; 'xhtml:link'?: object[] };
const urlsIn = (xml = ''): Url[] => listOf(parser.parse(xml).urlset?.url);

const entry = (loc: string): SitemapEntry => ({ loc, lastmod: '2026-11-20', alternates: {} });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`${site.origin}/page-${index}`));

describe('the sitemap', () => {
  it('lists canonical pages with day and alternates, and no others', () => {
    const canonical = 'https://other.example/original';
    const registry = registryOf([
      documentOf('home/en', { path: '/' }),
      documentOf('home/pl', { path: '/', updateDate: '2026-05-01' }),
      documentOf('not-found/en'),
      documentOf('copy/en', { meta: { canonical } }),
      documentOf('plans/en', { draft: true }),
    ]);
    const entries = sitemapEntries(registry, { 'home/en.mdx': '2026-04-01' });
    const alternates = { en: site.origin, pl: `${site.origin}/pl`, 'x-default': site.origin };
    expect(entries).toEqual([
      { loc: site.origin, lastmod: '2026-04-01', alternates },
      { loc: `${site.origin}/pl`, lastmod: '2026-05-01', alternates },
    ]);
    const [first] = urlsIn(sitemapFiles(entries).get('/sitemap.xml'));
    expect(first?.['xhtml:link']).toHaveLength(3);
  });

  it('leaves out a day that nobody knows', () => {
    const registry = registryOf([documentOf('home/en', { path: '/' })]);
    const xml = sitemapFiles(sitemapEntries(registry, {})).get('/sitemap.xml');
    expect(urlsIn(xml)).toHaveLength(1);
    expect(xml).not.toContain('lastmod');
  });

  it('is one file up to 10,000 addresses', () => {
    expect(largestSitemap).toBe(10_000);
    const files = sitemapFiles(many(largestSitemap));
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(urlsIn(files.get('/sitemap.xml'))).toHaveLength(largestSitemap);
  });

  it('of 25,000 addresses is an index of three files that hold each address once', () => {
    const entries = many(25_000);
    const files = sitemapFiles(entries);
    const index = listOf<Url>(parser.parse(files.get('/sitemap.xml') ?? '').sitemapindex.sitemap);
    const parts = [1, 2, 3].map((number) => `/sitemaps/${number}.xml`);
    expect(index.map(({ loc, lastmod }) => [loc, lastmod])).toEqual(
      parts.map((part) => [site.origin + part, '2026-11-20']),
    );
    const found = parts.flatMap((part) => urlsIn(files.get(part)).map(({ loc }) => loc));
    expect(found).toEqual(entries.map(({ loc }) => loc));
  });

  it('stays valid and complete whatever is in the addresses', () => {
    const url = fc
      .string({ unit: 'binary-ascii' })
      .map((text) => `https://a.example/?${text.replace(/[^\x21-\x7e]/g, '')}`);
    fc.assert(
      fc.property(
        fc.array(url, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 10 }),
        (urls, largest) => {
          const files = [...sitemapFiles(urls.map(entry), largest).values()];
          for (const xml of files) expect(XMLValidator.validate(xml)).toBe(true);
          expect(files.flatMap(urlsIn).map(({ loc }) => loc)).toEqual(urls);
        },
      ),
    );
  });
});
