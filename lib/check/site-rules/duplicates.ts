import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import type { SiteRule } from '../rule';

/** A text as readers compare it: case and blanks do not make a difference. */
const normalized = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : '';

/** What search results show: what `meta` says, else what the page says of itself. */
function shownValue({ data, places }: DocumentDigest, key: 'title' | 'description') {
  const meta = data['meta'] as Readonly<Record<string, unknown>> | null | undefined;
  const own = typeof meta?.[key] === 'string' ? `meta.${key}` : key;
  return {
    key: own,
    value: meta?.[key] ?? data[key],
    place: places[own] ?? { line: 1, column: 1 },
  };
}

/** Places where a value of the frontmatter repeats that of a page before, in the same language. */
function duplicates({ documents }: SiteFacts, key: 'title' | 'description') {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    const { file, locale } = document;
    const shown = shownValue(document, key);
    const value = normalized(shown.value);
    if (value === '') return [];
    const owner = first.get(`${locale}:${value}`);
    if (owner === undefined) {
      first.set(`${locale}:${value}`, file);
      return [];
    }
    const message = `\`${shown.key}\` is the same as in ${owner}: expected one that no other page of the language has`;
    return [{ file, ...shown.place, message }];
  });
}

/** Rules about what tells pages apart in search results and browser tabs. */
export const duplicateRules: SiteRule[] = [
  {
    name: 'duplicate-title',
    severity: 'error',
    summary: 'No two pages of a language have the same title.',
    remedy: 'Say in the title what this page has and the other has not.',
    check: (site) => duplicates(site, 'title'),
  },
  {
    name: 'duplicate-description',
    severity: 'error',
    summary: 'No two pages of a language have the same description.',
    remedy: 'Describe what this page offers and the other does not.',
    check: (site) => duplicates(site, 'description'),
  },
];
