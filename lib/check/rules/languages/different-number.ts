import { SKIP, visit } from 'unist-util-visit';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { offsetOf, type TreeNode } from '@/lib/check/extract/markdown';
import { isTechnical } from '@/lib/check/extract/prose';
import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
} from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { frontmatterTextsIn } from '@/lib/check/texts-in';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { hasNumberWords, numbersIn } from '@/lib/text/numbers-in';

/** A number of a page: what it is, how it is written, line and column. */
type PlacedNumber = [value: number, written: string, line: number, column: number];

/** The numbers of one text: a paragraph, a cell, a property. */
type Unit = { numbers: PlacedNumber[]; hasWords?: true };

/** Texts with numbers by what they are and which one of its kind, and how many there are of each kind. */
type Numbers = { counts: Readonly<Record<string, number>>; units: Readonly<Record<string, Unit>> };

/** Where a text stands among those of its kind, for a kind of which both languages have equally many. */
class Collector {
  readonly counts: Record<string, number> = {};
  readonly units: Record<string, Unit> = {};

  constructor(private readonly document: DocumentExtract) {}

  next(kind: string): number {
    const index = this.counts[kind] ?? 0;
    this.counts[kind] = index + 1;
    return index;
  }

  text(key: string, text: string, offset: number): void {
    const { locale, source } = this.document;
    const numbers = numbersIn(text, locale).map(({ value, written, offset: at }): PlacedNumber => {
      const { line, column } = source.at(offset + at);
      return [value, written, line, column];
    });
    if (numbers.length === 0) return;
    this.units[key] = { numbers, ...(hasNumberWords(text, locale) && { hasWords: true }) };
  }

  value(key: string, value: number, offset: number): void {
    const { line, column } = this.document.source.at(offset);
    this.units[key] = { numbers: [[value, String(value), line, column]] };
  }
}

/** Numbers in the values of a property, with the paths to them. */
function numbersBelow(value: unknown, path: string): { path: string; value: number }[] {
  if (typeof value === 'number') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersBelow(inner, path === '' ? key : `${path}.${key}`),
  );
}

function takeTags(document: DocumentExtract, collector: Collector): void {
  for (const { name, props, numberPlaces, strings, offset } of document.tags) {
    const own = `${name} ${collector.next(name)}`;
    for (const [prop, value] of Object.entries(props))
      for (const { path, value: number } of numbersBelow(value, ''))
        collector.value(
          `=${own} ${prop} ${path}`,
          number,
          numberPlaces[`${prop} ${path}`] ?? offset,
        );
    const count = new Map<string, number>();
    for (const { name: prop, value, offset: place } of strings) {
      const index = count.get(prop) ?? 0;
      count.set(prop, index + 1);
      if (isTechnical(prop, value)) continue;
      const at = [place, place + 1].find((one) => document.source.text.startsWith(value, one));
      if (at !== undefined) collector.text(`~${own} ${prop} ${index}`, value, at);
    }
  }
}

/** Texts of Markdown, and what each is called. */
const named = new Map([
  ['paragraph', '~paragraph'],
  ['heading', '~heading'],
  ['tableCell', '|cell'],
]);

function takeTree({ tree, source: { text } }: DocumentExtract, collector: Collector): void {
  if (!tree) return;
  visit(tree, (node) => {
    const name = named.get(node.type);
    if (!name) return undefined;
    const offset = offsetOf(node as TreeNode);
    const own = text.slice(offset, node.position?.end.offset ?? offset);
    collector.text(`${name} ${collector.next(name.slice(1))}`, own, offset);
    // What is in it is a part of this text.
    return SKIP;
  });
}

const numbers: Extract<Numbers> = {
  name: 'different-number',
  from: (document) => {
    const collector = new Collector(document);
    takeTags(document, collector);
    takeTree(document, collector);
    for (const { path, text } of frontmatterTextsIn(document.frontmatter.data)) {
      const place = document.frontmatter.offsetOf(path);
      const at = [place, place + 1].find((one) => document.source.text.startsWith(text, one));
      if (place > 0 && at !== undefined) collector.text(`~${path.join('.')}`, text, at);
    }
    return { counts: collector.counts, units: collector.units };
  },
};

/** Numbers of the first text that the second lacks, as often as it does. */
function lacking(these: readonly PlacedNumber[], those: readonly PlacedNumber[]): PlacedNumber[] {
  const rest = those.map(([value]) => value);
  return these.filter(([value]) => {
    const index = rest.indexOf(value);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Below this, a number may be written as a word in one of the languages. */
const leastWithWords = 21;

/** A day that one language writes with its month (“15.10”), where the other has the month as a word. */
const isDayOf = ([, written]: PlacedNumber, [day]: PlacedNumber): boolean =>
  Number(/^(\d{1,2})\.(?:0[1-9]|1[0-2])$/.exec(written)?.[1]) === day;

/** The number that differs between two texts, in each of them; undefined where none does, or nobody can tell which. */
function differing(key: string, own: Unit, other: Unit) {
  if (own.numbers.length !== other.numbers.length) return undefined;
  const [mine, ...moreMine] = lacking(own.numbers, other.numbers);
  const [theirs, ...moreTheirs] = lacking(other.numbers, own.numbers);
  if (!mine || !theirs || moreMine.length + moreTheirs.length > 0) return undefined;
  if (isDayOf(mine, theirs)) return undefined;
  const isProse = key.startsWith('~');
  const mayBeWord =
    (own.hasWords ?? other.hasWords) && Math.min(mine[0], theirs[0]) < leastWithWords;
  return isProse && mayBeWord ? undefined : { mine, theirs };
}

/** What kind of text a key is of: its kind must be there equally often in both languages. */
const kindOf = (key: string) => /^[=~|](\S+)/.exec(key)?.[1] ?? '';

function findingsOf(translation: DocumentSummary, source: DocumentSummary): SiteFinding[] {
  const own = extractOf(translation, numbers);
  const other = extractOf(source, numbers);
  const name = (locale: Locale) => languageNames[locale];
  return Object.entries(own.units).flatMap(([key, unit]) => {
    const kind = kindOf(key);
    const counterpart = other.units[key];
    if (!counterpart || own.counts[kind] !== other.counts[kind]) return [];
    const found = differing(key, unit, counterpart);
    if (!found) return [];
    const [, mine, line, column] = found.mine;
    const message = `${mine} here, and ${found.theirs[1]} in ${name(source.locale)} (${source.file}:${found.theirs[2]}): expected the same number in both languages; correct the one that is wrong`;
    return [{ file: translation.file, line, column, message }];
  });
}

/** Pages that can be compared: both are read as they were meant. */
const isComparable = ({ isRead, isSound }: DocumentSummary): boolean => isRead && isSound;

/** The rule about figures that say one thing in one language and another in the other. */
export const differentNumber: SiteRule = {
  name: 'different-number',
  // A warning: it is for a person to say which of the two is right.
  severity: 'warning',
  summary: 'The same figure, table cell or sentence has the same numbers in every language.',
  remedy: 'Correct the number in the language in which it is wrong.',
  extracts: [numbers],
  checkSite: (site: CheckedSite) =>
    site.documents.flatMap((translation) => {
      const source = site.find(translation.id, defaultLocale);
      const isPair = source && source !== translation;
      return isPair && isComparable(translation) && isComparable(source)
        ? findingsOf(translation, source)
        : [];
    }),
};
