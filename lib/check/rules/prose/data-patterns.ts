import type { DocumentRule, SharedRule } from '@/lib/check/rule';
import { findPatterns, type TextPattern } from '@/lib/check/text-patterns';
import { currentEntries } from '@/lib/content/current-tree';
import type { Locale } from '@/lib/i18n/locales';
import { glossaryEntrySchema } from '@/lib/schema/data/glossary';
import { currentFacts, factPrefix, formatFact } from '@/lib/site/facts';
import { currentPrices, pricePrefix, writtenPrice } from '@/lib/site/prices';
import { escapeRegExp } from '@/lib/text/escape';
import { site } from '@/site.config';
import { patternRule, sharedPatternRule } from './pattern-rule';

const currentGlossary = currentEntries('glossary.yaml', glossaryEntrySchema);

/** Something as words of their own. */
const words = (pattern: string, flags = 'gu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);

/** A capital inside a sentence, where the glossary has none: part of a name such as `Azure Backup`. */
const isName = ({ 0: found, input, index }: RegExpExecArray, form: string) =>
  /^\p{Lu}/u.test(found) &&
  !/^\p{Lu}/u.test(form) &&
  /[\p{L}\p{N}][ \u00A0]$/u.test(input.slice(0, index));

/** Forms that texts of a language do not use, by the glossary. Words may be parted by any space; `*` is any ending. */
const avoidedTerms = (locale: Locale): TextPattern[] =>
  [...currentGlossary().values()].flatMap((entry) =>
    entry[locale].avoid.map(({ form, reason }) => {
      const parts = form.split(/ +/).map((word) => escapeRegExp(word).replace('\\*', '\\p{L}*'));
      return {
        pattern: words(parts.join('\\s+'), 'giu'),
        hint: (form.split(/[ *]/)[0] ?? '').toLowerCase(),
        message: (match) =>
          isName(match, form)
            ? undefined
            : `"${match[0]}" is not used for this: expected "${entry[locale].term}" (${reason})`,
      };
    }),
  );

/** The provider's names, the longest first, since it has the shorter ones in it, with the words that stand for them. */
const names = [
  { name: site.company, word: 'company' },
  { name: site.brand, word: 'brand' },
  { name: site.product, word: 'product' },
] as const;

/** Names of the provider that are typed by hand. */
const typedNames: readonly TextPattern[] = [
  {
    pattern: words(names.map(({ name }) => escapeRegExp(name)).join('|'), 'giu'),
    message: ([found]) => {
      const same = names.find(({ name }) => name === found);
      const alike = names.find(({ name }) => name.toLowerCase() === found.toLowerCase());
      return `"${found}" is typed by hand: expected \`{${(same ?? alike)?.word ?? 'company'}}\`, so that a new name is on all pages at once`;
    },
  },
];

/** Letters in which a word of a value may differ: “4 godzin” is “4 godziny” elsewhere, and “30 minutes” “30-minute”. */
const ending = /(?<=\p{L}{3})(?:[iy]ch|[aeiouyąęós]{1,2})$/u;

/** A unit behind a number: with a space or a hyphen before it, and with any ending. */
const unitPattern = (unit: string) =>
  unit.length < 4
    ? `[\\s-]${escapeRegExp(unit)}(?!\\p{L})`
    : `[\\s-]${escapeRegExp(unit.replace(ending, ''))}\\p{L}{0,4}(?!\\p{L})`;

/**
 * A value of a data file as a number of its own: no part of a longer one, of a date or of a law’s; units stand in any form, and
 * a number of four digits is typed with a space all the same.
 */
function valuePattern(written: string): RegExp {
  const [first = '', ...others] = written.split(/\s/u);
  const isNumber = /^\p{N}/u.test(first);
  const parts = others.map((part) =>
    isNumber && /^\p{L}+$/u.test(part) ? unitPattern(part) : `\\s${escapeRegExp(part)}`,
  );
  const begin = escapeRegExp(first).replace(/^(\d)(\d{3})$/, '$1\\s?$2');
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,/-])${begin}${parts.join('')}(?![\\p{N}/]|[.,-]\\p{N})`,
    'gu',
  );
}

/** Below that, an amount is a coincidence: prices of a gigabyte, an address, a licence. */
const leastPrice = 100;

/** Prices of the list that are typed on a page that sells. */
const typedPrices = (locale: Locale): TextPattern[] =>
  [...currentPrices()].flatMap(([name, { net }]) => {
    const written = writtenPrice(name, locale);
    if (net < leastPrice || !written) return [];
    const message: TextPattern['message'] = ([found], { document }) =>
      /^(services|products)\//.test(document?.id ?? '')
        ? `${found} is typed by hand: expected \`{${pricePrefix}${name}}\`, so that it changes with the price list`
        : undefined;
    return [{ pattern: valuePattern(written), hint: /\d/.exec(written)?.[0], message }];
  });

/** What is so near to a place that it belongs to it, in its line of the source. */
const nearby = (source: string, start: number, end: number) =>
  `${/[^\n]{0,32}$/.exec(source.slice(0, start))?.[0]} ${/^[^\n]{0,32}/.exec(source.slice(end))?.[0]}`;

/** Values of facts that are typed near one of the words that each names. */
const typedFacts = (locale: Locale): TextPattern[] =>
  [...currentFacts()].flatMap(([name, fact]) => {
    const beside = fact.beside?.[locale];
    if (!beside) return [];
    const written = formatFact(fact, locale);
    const message: TextPattern['message'] = ({ 0: found, index }, { document, offset }) => {
      const at = offset + index;
      const near = nearby(document?.source.text ?? '', at, at + found.length);
      const word = beside.find((one) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(one)}`, 'iu').test(near),
      );
      return (
        word &&
        `${found} near "${word}" is typed by hand: expected \`{${factPrefix}${name}}\`, so that it changes on all pages at once`
      );
    };
    return [
      { pattern: valuePattern(written), hint: /^\S+/.exec(written)?.[0].toLowerCase(), message },
    ];
  });

const avoidedTerm = sharedPatternRule(
  {
    name: 'avoided-term',
    severity: 'warning',
    summary:
      'A thing has one name in all texts of a language, those of data files and of the interface among them: the one in data/glossary.yaml.',
    remedy:
      'Use the expected term; change data/glossary.yaml if the form you used is the better one.',
  },
  avoidedTerms,
);

const namesInTexts = sharedPatternRule(
  {
    name: 'typed-name',
    severity: 'warning',
    summary:
      'The provider’s names come from site.config.ts and are not typed in texts, data files or interface texts.',
    remedy: 'Write `{company}`, `{brand}` or `{product}` instead.',
  },
  () => typedNames,
);

const typedName: DocumentRule & SharedRule = {
  ...namesInTexts,
  checkDocument: (document, blocks) => [
    ...namesInTexts.checkDocument(document, blocks),
    ...document.links
      .filter(({ href }) => findPatterns(href, typedNames).length > 0)
      .map(({ href, offset }) => ({
        offset,
        message: `"${href}" has the provider’s name in it: expected a page’s id such as /contact-us`,
      })),
  ],
};

/** Rules whose patterns follow from the data files and from site.config.ts. */
export const dataPatternRules: readonly DocumentRule[] = [
  avoidedTerm,
  typedName,
  patternRule(
    {
      name: 'typed-fact',
      severity: 'warning',
      summary:
        'Numbers about the provider, times of its service levels among them, come from data/facts.yaml and are not typed in texts.',
      remedy:
        'Write the name in braces that the message gives, unless the number means something else.',
    },
    typedFacts,
  ),
  patternRule(
    {
      name: 'typed-price',
      severity: 'warning',
      summary:
        'Prices on pages of services and products come from data/prices.yaml and are not typed.',
      remedy:
        'Write the name in braces that the message gives; an example calculation takes another amount.',
    },
    typedPrices,
  ),
];
