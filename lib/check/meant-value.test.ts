import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageFields } from '@/lib/schema/document-types';
import { site } from '@/site.config';
import { expectProblem, page } from '@/tests/support/marked-content';
import { meantAddress, meantDay } from './meant-value';

it.each([
  ['old/address', '/old/address'],
  ['/old/', '/old'],
  [' old ', '/old'],
  ['//old//address', '/old/address'],
  ['/old?a=b#c', '/old'],
  ['/o-nas/żółw', '/o-nas/%C5%BC%C3%B3%C5%82w'],
  [`${site.origin}/old`, '/old'],
  ['https://elsewhere.example/old', undefined],
  ['/old address', undefined],
  ['/a*', undefined],
  ['/a%3Fb', undefined],
  ['/100%', undefined],
  ['', undefined],
  ['/', undefined],
])('reads %j as %s', (text, address) => expect(meantAddress(text)).toBe(address));

it('gives nothing but what `redirectFrom` takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const meant = meantAddress(text);
      if (meant !== undefined)
        expect(pageFields.redirectFrom.safeParse([meant]).success).toBe(true);
    }),
  );
});

it.each([
  ['an address without its slash', 'redirectFrom: [▸old/address]', 'write `/old/address`'],
  ['one address that is no list', 'redirectFrom: ▸old', 'write `redirectFrom: [/old]`'],
  ['an encoded question mark', 'redirectFrom: ["▸/en/a%3Fb"]', 'without what follows ? or #'],
  ['an encoded slash', 'redirectFrom: ["▸/en/a%2Fb"]', 'without what follows ? or #'],
  [
    'bytes that are no letters',
    'redirectFrom: ["▸/%FF"]',
    'expected % before encoded letters only',
  ],
  [
    'a percent sign alone',
    'redirectFrom: ["▸/100%"]',
    'expected an address such as "/old/address"',
  ],
])('tells what to write in place of %s', (_name, line, words) => {
  const marked = page('Text.\n', line.replace('"▸', '▸"'));
  expectProblem(marked, 'frontmatter-value', words);
});

it.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['21/11/2026', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['2026/11/5', '2026-11-05'],
  ['2026-11-21T10:00', '2026-11-21'],
  ['3/4/2026', undefined],
  ['31.02.2026', undefined],
  ['21 listopada', undefined],
  ['', undefined],
])('reads %j as %s', (text, day) => {
  expect(meantDay(text)).toBe(day);
});
