import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { documentOf, registryOf } from '@/tests/support/documents';
import { type SitemapEntry, sitemapEntries, sitemapText } from './sitemap';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const listOf = <Item>(value: Item | Item[] | undefined): Item[] => [value ?? []].flat() as Item[];
type Url = { loc: string; lastmod?: string; 'xhtml:link'?: object[] };
const urlsIn = (xml: string): Url[] => listOf(parser.parse(xml).urlset?.url);

const entry = (loc: string): SitemapEntry => ({ loc, lastmod: '2026-11-20', alternates: {} });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`${site.origin}/page-${index}`));

describe('the sitemap', () => {
  it('leaves out a day that nobody knows', () => {
    const registry = registryOf([documentOf('home/en', { path: '/' })]);
    const xml = sitemapText(sitemapEntries(registry, {}));
    expect(urlsIn(xml)).toHaveLength(1);
    expect(xml).not.toContain('lastmod');
  });

  it('has room for 50,000 addresses, as its protocol says, and refuses more', () => {
    expect(urlsIn(sitemapText(many(50_000)))).toHaveLength(50_000);
    expect(() => sitemapText(many(50_001))).toThrow('50001 addresses: expected 50000 at most');
  });

  it('stays valid and complete whatever is in the addresses', () => {
    const url = fc
      .string({ unit: 'binary-ascii' })
      .map((text) => `https://a.example/?${text.replace(/[^\x21-\x7e]/g, '')}`);
    fc.assert(
      fc.property(fc.array(url, { maxLength: 30 }), (urls) => {
        const xml = sitemapText(urls.map(entry));
        expect(XMLValidator.validate(xml)).toBe(true);
        expect(urlsIn(xml).map(({ loc }) => loc)).toEqual(urls);
      }),
    );
  });
});
