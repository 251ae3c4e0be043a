import type { DocumentExtract } from '@/lib/check/extract/document';
import { piecesOf } from '@/lib/check/extract/prose';
import { type Collector, collectedBy, type DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { defaultLocale } from '@/lib/i18n/locales';
import { hasNumberWords, numbersIn } from '@/lib/text/numbers-in';

/** A number of a page: what it is, how it is written, and where. */
type PlacedNumber = Pick<Place, 'line' | 'column'> & { value: number; written: string };

/** The numbers of a text, and whether it says others in words; nothing of a text without numbers. */
type Numbers = { numbers: PlacedNumber[]; hasWords: boolean } | null;

/** The numbers of a text that begins at a place of the source. */
function numbersAt({ source, locale }: DocumentExtract, text: string, start: number): Numbers {
  const numbers = numbersIn(text, locale).map(({ value, written, offset }) => ({
    value,
    written,
    ...source.at(start + offset),
  }));
  return numbers.length > 0 ? { numbers, hasWords: hasNumberWords(text, locale) } : null;
}

/** A figure in a property, such as a value of a chart. */
function figureAt({ source }: DocumentExtract, offset: number): Numbers {
  const value = Number.parseFloat(source.text.slice(offset, offset + 30));
  if (Number.isNaN(value)) return null;
  return { numbers: [{ value, written: String(value), ...source.at(offset) }], hasWords: false };
}

/** The numbers of all texts, by their kind (paragraphs, headings, a property of a tag) and in the order of the page. */
const numbers: Collector<Record<string, Numbers[]>> = {
  name: 'different-number',
  from: (document) => {
    const byKind: Record<string, Numbers[]> = {};
    const add = (kind: string, found: Numbers) => {
      byKind[kind] ??= [];
      byKind[kind].push(found);
    };
    for (const { kind, text, start } of piecesOf(document))
      add(kind, start === undefined ? null : numbersAt(document, text, start));
    for (const { name, numberPlaces } of document.tags)
      for (const [path, offset] of Object.entries(numberPlaces))
        add(`<${name} ${path}>`, figureAt(document, offset));
    return byKind;
  },
};

/** Numbers of the first text that the second lacks, as often as it does. */
function lacking(these: readonly PlacedNumber[], those: readonly PlacedNumber[]): PlacedNumber[] {
  const rest = those.map(({ value }) => value);
  return these.filter(({ value }) => {
    const index = rest.indexOf(value);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Below this, a number may be written as a word in one of the languages, but in tables. */
const leastWithWords = 21;

/** A day that one language writes with its month (“15.10”), where the other has the month as a word. */
const isDayOf = ({ written }: PlacedNumber, { value }: PlacedNumber): boolean =>
  Number(/^(\d{1,2})\.(?:0[1-9]|1[0-2])$/.exec(written)?.[1]) === value;

/** The number that differs between two texts, in each of them; undefined where none does, or nobody can tell which. */
function differing(kind: string, own: Numbers, other: Numbers | undefined) {
  if (!own || !other || own.numbers.length !== other.numbers.length) return undefined;
  const [mine, ...moreMine] = lacking(own.numbers, other.numbers);
  const [theirs, ...moreTheirs] = lacking(other.numbers, own.numbers);
  if (!mine || !theirs || moreMine.length + moreTheirs.length > 0) return undefined;
  const hasWords = kind !== 'tableCell' && (own.hasWords || other.hasWords);
  const mayBeWord = hasWords && Math.min(mine.value, theirs.value) < leastWithWords;
  return mayBeWord || isDayOf(mine, theirs) ? undefined : { mine, theirs };
}

function findingsOf(translation: DocumentSummary, source: DocumentSummary): SiteFinding[] {
  const others = collectedBy(source, numbers);
  return Object.entries(collectedBy(translation, numbers)).flatMap(([kind, texts]) =>
    texts.flatMap((text, index) => {
      // Where one language has more of them, nobody can tell which belong together.
      if (texts.length !== others[kind]?.length) return [];
      const found = differing(kind, text, others[kind][index]);
      if (!found) return [];
      const { written, line, column } = found.mine;
      const message = `${written} here, and ${found.theirs.written} in ${languageNames[source.locale]} (${source.file}:${found.theirs.line}): expected the same number in both languages; correct the one that is wrong`;
      return [{ file: translation.file, line, column, message }];
    }),
  );
}

/** The rule about figures that say one thing in one language and another in the other. */
export const differentNumber: SiteRule = {
  name: 'different-number',
  // A warning: it is for a person to say which of the two is right.
  severity: 'warning',
  summary: 'The same figure, table cell or sentence has the same numbers in every language.',
  remedy: 'Correct the number in the language in which it is wrong.',
  collectors: [numbers],
  checkSite: ({ documents, find }) =>
    documents.flatMap((translation) => {
      const source = find(translation.id, defaultLocale);
      // Pages are compared that are read as they were meant.
      const isComparable = [translation, source].every((page) => page?.isRead && page.isSound);
      return source && source !== translation && isComparable
        ? findingsOf(translation, source)
        : [];
    }),
};
