import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule } from '@/lib/check/rule';
import { escapeRegExp } from '@/lib/text/escape';
import { site } from '@/site.config';

/** The names with the words that stand for them; the longest first, since it has the shorter ones in it. */
const names = [
  { name: site.company, word: 'company' },
  { name: site.brand, word: 'brand' },
  { name: site.product, word: 'product' },
] as const;

const anyName = names.map(({ name }) => escapeRegExp(name)).join('|');

/** Whether a text has one of them anywhere: most have none, and this is found out in a tenth of the time. */
const hasName = new RegExp(anyName, 'iu');

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${anyName})(?![\\p{L}\\p{N}])`, 'giu');

/**
 * Finds names of the provider that are typed by hand.
 * @returns Each with the place it is at.
 */
export const findTypedNames = (text: string): { at: number; message: string }[] =>
  (hasName.test(text) ? [...text.matchAll(pattern)] : []).map(({ index, 0: found }) => {
    const same = names.find(({ name }) => name === found);
    const alike = names.find(({ name }) => name.toLowerCase() === found.toLowerCase());
    const word = (same ?? alike)?.word ?? 'company';
    return {
      at: index,
      message: `"${found}" is typed by hand: expected \`{${word}}\`, so that a new name is on all pages at once`,
    };
  });

/** Rules about the provider's names. */
export const typedName: DocumentRule = {
  name: 'typed-name',
  severity: 'warning',
  summary: 'The provider’s names come from site.config.ts and are not typed in texts.',
  remedy: 'Write `{company}`, `{brand}` or `{product}` instead.',
  checkDocument: (document: DocumentExtract) => [
    ...proseOf(document).flatMap(({ value, offset }) =>
      findTypedNames(value).map(({ at, message }) => ({ offset: offset + at, message })),
    ),
    ...document.links.flatMap(({ href, offset }) => {
      const [first] = findTypedNames(href);
      const message = `"${href}" has the provider’s name in it: expected a page’s id such as /contact-us`;
      return first ? [{ offset, message }] : [];
    }),
  ],
};
