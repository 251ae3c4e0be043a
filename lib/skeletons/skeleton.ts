import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readText, splitFrontmatter } from '@/lib/content/source';
import { defaultLocale, type Locale, localeSettings } from '@/lib/i18n/locales';

/**
 * Stands before each text of a skeleton that a writer replaces. Drafts may have it; of any other page the check says that the
 * text is still to come (`placeholder-text`).
 */
export const openMark = '✎';

/** What a page of a kind begins with. */
type Skeleton = { frontmatter: Readonly<Record<string, string>>; body: string };

/**
 * The text that a page is begun with: that of its kind, or that of any page; a partial language without one of its own gets
 * the English one.
 * @param kind The folder of its kind, as its document type names it.
 * @param title Of the page, which its description names.
 */
export function readSkeleton(kind: string, locale: Locale, title: string): Skeleton {
  const own = localeSettings[locale].isPartial ? defaultLocale : locale;
  const folder = path.join(process.cwd(), 'lib/skeletons');
  const name = existsSync(path.join(folder, kind)) ? kind : 'page';
  const file = path.join(folder, name, `${own}.mdx`);
  const { yaml, body } = splitFrontmatter(readText(file));
  const data = parse(yaml) as Record<string, string>;
  const filled = Object.entries(data).map(([key, text]) => [key, text.replace('%title%', title)]);
  return { frontmatter: Object.fromEntries(filled), body };
}
