import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { outDirectory, readBuilt } from '@/tests/support/built-site';
import { alternatesOf, canonicalOf, findablePages, headValue } from '@/tests/support/page-head';

describe('llms.txt', () => {
  it('links every page once, with its description', () => {
    const lines = readBuilt('llms.txt')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    const expected = findablePages.map(
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
    const [, address = '', anchor = ''] =
      /^Contact: (https:[^#\s]+)#(\S+)$/m.exec(readBuilt('.well-known/security.txt')) ?? [];
    const file = findablePages.find((page) => canonicalOf(page) === address) ?? '';
    expect(existsSync(path.join(outDirectory, file))).toBe(true);
    expect(readBuilt(file)).toContain(`id="${anchor}"`);
    expect(alternatesOf(file)['en']).toBe(address);
  });
});

describe('a preview', () => {
  const read = (file: string) => readFileSync(path.join(previewDirectory, file), 'utf8');

  it('is closed to search engines, in every way they ask', () => {
    expect(read('robots.txt')).toMatch(/^User-Agent: \*\nDisallow: \/\n/i);
    expect(read('sitemap.xml')).not.toContain('<loc>');
    expect(read('llms.txt')).not.toContain('](');
    for (const page of ['index.html', 'pl.html', 'services/finops.html'])
      expect(read(page)).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });
});
