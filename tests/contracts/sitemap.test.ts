import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { lastModified } from '@/lib/content/last-modified';
import { warsawDayOf } from '@/lib/content/visibility';
import { absolute } from '@/lib/metadata/page-metadata';
import { isCanonical } from '@/lib/metadata/page-versions';
import { builtFiles, readBuilt } from '@/tests/support/built-site';
import { alternatesOf, canonicalOf, canonicalPages } from '@/tests/support/page-head';
import { addressedPages, registry } from '@/tests/support/site-registry';

type Link = { '@_hreflang': string; '@_href': string };
type Url = { loc: string; lastmod: string; 'xhtml:link': Link[] };

const xml = readBuilt('sitemap.xml');
const urls: Url[] = new XMLParser({ ignoreAttributes: false }).parse(xml).urlset.url;

describe('the sitemap', () => {
  it('is valid XML, and its address stands in robots.txt', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(readBuilt('robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}\n`);
    expect(builtFiles.filter((file) => file.startsWith('sitemaps/'))).toEqual([]);
  });

  it('names every canonical page of the built site, and no other', () => {
    expect(urls.map(({ loc }) => loc).sort()).toEqual(canonicalPages.map(canonicalOf).sort());
  });

  it('names the alternates that the pages name', () => {
    const pages = new Map(canonicalPages.map((file) => [canonicalOf(file), alternatesOf(file)]));
    for (const { loc, 'xhtml:link': links } of urls) {
      const named = links.map((link) => [link['@_hreflang'], link['@_href']]);
      expect(Object.fromEntries(named), loc).toEqual(pages.get(loc));
    }
  });

  it('dates pages by their last change, which is never to come', () => {
    const today = warsawDayOf(new Date());
    const days = new Map(urls.map(({ loc, lastmod }) => [loc, lastmod]));
    for (const page of addressedPages.filter(isCanonical)) {
      const day = days.get(absolute(page.address));
      expect(day, page.address).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day, page.address).toBe(lastModified(page, registry));
      expect((day ?? '') <= today, page.address).toBe(true);
    }
  });
});
