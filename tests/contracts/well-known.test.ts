import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outDirectory, readBuilt } from '@/tests/support/built-site';
import {
  alternatesOf,
  canonicalOf,
  canonicalPages,
  findablePages,
  headValue,
} from '@/tests/support/page-head';

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
    const [, address = '', anchor = ''] =
      /^Contact: (https:[^#\s]+)#(\S+)$/m.exec(readBuilt('.well-known/security.txt')) ?? [];
    const file = findablePages.find((page) => canonicalOf(page) === address) ?? '';
    expect(existsSync(path.join(outDirectory, file))).toBe(true);
    expect(readBuilt(file)).toContain(`id="${anchor}"`);
    expect(alternatesOf(file)['en']).toBe(address);
  });
});
