import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitFrontmatter } from '@/lib/content/source';
import { defaultLocale, type Locale, localeSettings } from '@/lib/i18n/locales';

/**
 * Stands before each text of a skeleton that a writer replaces. Drafts may have it; of any other page the check says that the
 * text is still to come (`placeholder-text`).
 */
export const openMark = '✎';

/** The kinds of pages that are begun with a text, by the document type of each. */
export const pageKinds = {
  page: 'Page',
  service: 'Service',
  product: 'Product',
  'case-study': 'CaseStudy',
  post: 'Post',
} as const;

export type PageKind = keyof typeof pageKinds;

/** What a page of a kind begins with. */
type Skeleton = { frontmatter: Readonly<Record<string, string>>; body: string };

/**
 * The text that a page is begun with; a partial language without one of its own gets the English one.
 * @param title Of the page, which its description names.
 */
export function readSkeleton(kind: PageKind, locale: Locale, title: string): Skeleton {
  const own = localeSettings[locale].isPartial ? defaultLocale : locale;
  const file = path.join(process.cwd(), 'lib/skeletons', kind, `${own}.mdx`);
  const { yaml, body } = splitFrontmatter(readFileSync(file, 'utf8'));
  const data = parse(yaml) as Record<string, string>;
  const filled = Object.entries(data).map(([key, text]) => [key, text.replace('%title%', title)]);
  return { frontmatter: Object.fromEntries(filled), body };
}
