import { parse } from 'yaml';
import { type ContentDocument, pageOfFile } from '@/lib/content/document';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { statusOf } from '@/lib/content/visibility';
import type { Locale } from '@/lib/i18n/locales';
import { documentTypeOf } from '@/lib/schema/document-type-of';
import type { Source } from './source';

/** What rules know of the other files: which pages there are, in which languages, for whom. */
export type ContentIndex = {
  ids: readonly string[];
  people: readonly string[];
  /** Whether a page exists in a language, and whether visitors may see it. */
  status: (id: string, locale: Locale) => 'live' | 'draft' | 'scheduled' | 'missing';
};

const frontmatterOf = (source: Source): Record<string, unknown> => {
  try {
    const data: unknown = parse(splitFrontmatter(source.text).yaml);
    return data !== null && typeof data === 'object' ? { ...data } : {};
  } catch {
    // The frontmatter rule reports what is wrong with it; the page still exists for links.
    return {};
  }
};

/**
 * Indexes the pages of a tree of content, also those with mistakes in them.
 * @param now The moment that decides what is scheduled.
 */
export function createContentIndex(
  sources: readonly Source[],
  people: readonly string[],
  now: Date,
): ContentIndex {
  const statuses = new Map<string, ReturnType<typeof statusOf>>();
  const ids = new Set<string>();
  for (const source of sources) {
    const page = pageOfFile(source.file);
    const type = documentTypeOf(source.file);
    if (!page || !type) continue;
    const document = { ...page, type: type.name, frontmatter: frontmatterOf(source) };
    ids.add(page.id);
    statuses.set(
      `${page.locale}:${page.id}`,
      statusOf(document as unknown as ContentDocument, now),
    );
  }
  return {
    ids: [...ids].sort(),
    people,
    status: (id, locale) => statuses.get(`${locale}:${id}`) ?? 'missing',
  };
}
