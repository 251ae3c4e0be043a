import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { warsawDayOf } from '@/lib/content/visibility';
import { lastModified } from '@/lib/metadata/last-modified';
import { absolute } from '@/lib/metadata/page-metadata';
import { isCanonical } from '@/lib/metadata/page-versions';
import { builtFiles, outDirectory, readBuilt } from '@/tests/support/built-site';
import {
  alternatesOf,
  canonicalOf,
  canonicalPages,
  findablePages,
  headValue,
} from '@/tests/support/page-head';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

type Link = { '@_hreflang': string; '@_href': string };
type Url = { loc: string; lastmod: string; 'xhtml:link': Link[] };

const xml = readBuilt('sitemap.xml');
const urls: Url[] = new XMLParser({ ignoreAttributes: false }).parse(xml).urlset.url;

describe('the sitemap', () => {
  it('is valid XML, and its address is in robots.txt', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(readBuilt('robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}\n`);
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
    for (const page of pagesWithPathname.filter(isCanonical)) {
      const day = days.get(absolute(page.pathname));
      expect(day, page.pathname).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day, page.pathname).toBe(lastModified(page, registry));
      expect((day ?? '') <= today, page.pathname).toBe(true);
    }
  });
});

describe('the folder', () => {
  /** Smaller files may well be the same by chance: an empty list, a plain drawing. In bytes. */
  const least = 1024;

  /** What Next.js writes for its router, and the program of the search, which lies beside the index of each language. */
  const isRepeated = (file: string) =>
    /__next\._full\.txt$|^search-index\/\w+\/(?:pagefind(?:-worker)?\.js|wasm\.unknown\.pagefind)$/.test(
      file,
    );

  it('has nothing in it twice, but for what has to be', () => {
    const files = new Map<string, string[]>();
    for (const file of builtFiles.filter((one) => !isRepeated(one))) {
      const place = path.join(outDirectory, file);
      if (statSync(place).size < least) continue;
      const hash = createHash('sha1').update(readFileSync(place)).digest('hex');
      files.set(hash, [...(files.get(hash) ?? []), file]);
    }
    expect([...files.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('links every page once, with its description', () => {
    const lines = readBuilt('llms.txt')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    const expected = canonicalPages.map(
      (file) => `(${canonicalOf(file)}): ${headValue(file, 'meta[name="description"]')}`,
    );
    expect(lines.map((line) => line.slice(line.indexOf('](') + 1)).sort()).toEqual(expected.sort());
  });
});

describe('security.txt', () => {
  it('is valid from the build on, for less than a year (RFC 9116)', () => {
    const text = readBuilt('.well-known/security.txt');
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 864e5);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  });

  it('leads to a place on a page that is there', () => {
    const [, url = '', anchor = ''] =
      /^Contact: (https:[^#\s]+)#(\S+)$/m.exec(readBuilt('.well-known/security.txt')) ?? [];
    const file = findablePages.find((page) => canonicalOf(page) === url) ?? '';
    expect(existsSync(path.join(outDirectory, file))).toBe(true);
    expect(readBuilt(file)).toContain(`id="${anchor}"`);
    expect(alternatesOf(file)['en']).toBe(url);
  });
});
