import type { DocumentExtract } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { fillPlaceholders } from '@/lib/site/placeholders';

/** Words of an H1, at most: what is longer is read twice or not at all. */
const most = 10;

/** The H1 of a page: that of its Hero, else its title; with its place. */
export function headingOf({ tags, frontmatter, locale }: DocumentExtract) {
  const hero = tags.find(({ name }) => name === 'Hero');
  const own = hero?.props['heading'];
  if (hero && typeof own === 'string')
    return { text: fillPlaceholders(own, locale), offset: hero.places['heading'] ?? hero.offset };
  const { title } = frontmatter.data;
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  return { text: fillPlaceholders(title, locale), offset: frontmatter.offsetOf(['title']) };
}

/** Small letters, and every space alike. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The names of the page: the short title, and the words by which visitors search for it. */
function namesOf({ frontmatter: { data }, locale }: DocumentExtract): string[] {
  const { words } = (data['search'] ?? {}) as { words?: unknown };
  const written = [data['shortTitle'], ...(Array.isArray(words) ? words : [])];
  return written
    .filter((name) => typeof name === 'string' && name.trim() !== '')
    .map((name) => fillPlaceholders(String(name), locale));
}

/** What is missing in an H1 that has none of the page's names. */
function unnamed(document: DocumentExtract): Finding[] {
  // A post is called what it says.
  if (document.type === 'Post') return [];
  const heading = headingOf(document);
  const names = namesOf(document);
  if (!heading || names.length === 0) return [];
  if (names.some((name) => folded(heading.text).includes(folded(name)))) return [];
  const message = `the main heading (H1) "${heading.text}" does not say what the page is about: expected "${names[0]}" in it; or add the name it has to \`words\` below \`search\``;
  return [{ offset: heading.offset, message }];
}

function tooLong(document: DocumentExtract): Finding[] {
  const heading = headingOf(document);
  const count = heading?.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  if (!heading || count <= most) return [];
  const message = `the main heading (H1) has ${count} words: expected at most ${most}; what is left out may open the lead`;
  return [{ offset: heading.offset, message }];
}

/** Rules about the first heading of a page. */
export const pageHeadingRules: readonly DocumentRule[] = [
  {
    name: 'unnamed-heading',
    severity: 'warning',
    summary:
      'The main heading (H1) of a page names its subject: it has the short title or one of the words visitors search by. Posts are free.',
    remedy:
      'Begin the H1 with the name of the thing, and put the saying into the lead; or add the name it has to `words` below `search`.',
    checkDocument: unnamed,
  },
  {
    name: 'long-heading',
    severity: 'warning',
    summary: `The main heading (H1) of a page has at most ${most} words.`,
    remedy: 'Keep what the thing is; the rest belongs into the lead.',
    checkDocument: tooLong,
  },
];
