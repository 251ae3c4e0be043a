import { type CheckedSite, type DocumentSummary, placeOf } from '@/lib/check/extract/site';
import { faultsIn } from '@/lib/check/problem';
import type { DocumentRule, SiteRule } from '@/lib/check/rule';

/** A text as readers compare it: case and spaces do not make a difference. */
const normalized = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : '';

/** The key of what search results show: what `meta` says, else what the page says of itself; and its value. */
function shownValue({ data }: DocumentSummary, key: 'title' | 'description') {
  const meta = data['meta'] as Readonly<Record<string, unknown>> | null | undefined;
  const own = typeof meta?.[key] === 'string' ? `meta.${key}` : key;
  return { key: own, value: normalized(meta?.[key] ?? data[key]) };
}

/** Places where a value of the frontmatter repeats that of another page in the same language. */
function duplicates({ documents }: CheckedSite, key: 'title' | 'description') {
  const shown = documents.map((document) => ({ document, ...shownValue(document, key) }));
  return faultsIn(
    shown.filter(({ value }) => value !== ''),
    (one) => placeOf(one.document, one.key),
    ({ document: { file, locale }, value, key: own }) => {
      const other = shown.find(
        ({ document, ...one }) =>
          one.value === value && document.locale === locale && document.file !== file,
      );
      if (!other) return undefined;
      return `\`${own}\` is the same as in ${other.document.file}: expected one that no other page of the language has`;
    },
  );
}

/** Rules about what tells pages apart in search results and browser tabs. */
const duplicateRules: SiteRule[] = [
  {
    name: 'duplicate-title',
    severity: 'error',
    summary: 'No two pages of a language have the same title.',
    remedy: 'Say in the title what this page has and the other has not.',
    checkSite: (site) => duplicates(site, 'title'),
  },
  {
    name: 'duplicate-description',
    severity: 'error',
    summary: 'No two pages of a language have the same description.',
    remedy: 'Describe what this page offers and the other does not.',
    checkSite: (site) => duplicates(site, 'description'),
  },
];

/** Rules that the parser of YAML and the schema enforce; the findings are made where the file is read. */
const frontmatterFormRules: DocumentRule[] = [
  {
    name: 'frontmatter-syntax',
    severity: 'error',
    summary:
      'The frontmatter, the lines about the page between two lines of `---`, can be read: each is a key, a colon, a space and a value.',
    remedy: 'Fix the line. Put values that hold a colon, a brace or a hash in double quotes.',
    checkDocument: ({ frontmatter }) => frontmatter.syntax,
  },
  {
    name: 'frontmatter-key',
    severity: 'error',
    summary: 'The frontmatter, the lines between `---`, has only keys that pages of its kind have.',
    remedy: 'Use the suggested key, or remove the line.',
    checkDocument: ({ frontmatter }) => frontmatter.unknownKeys,
  },
  {
    name: 'frontmatter-value',
    severity: 'error',
    summary: 'Every required key is there, and every value has the form its key asks for.',
    remedy: 'Give the value in the form the message names.',
    checkDocument: ({ frontmatter }) => frontmatter.badValues,
  },
];

export const frontmatterRules = [...frontmatterFormRules, ...duplicateRules];
