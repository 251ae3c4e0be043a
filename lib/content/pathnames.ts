import { type Locale, localeSettings } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';
import type { ContentDocument } from './document';

/** Finds the document of a page in a language. */
type FindDocument = (id: string, locale: Locale) => ContentDocument | undefined;

/** The id of the folder above, or undefined at the top. */
export function parentId(id: string): string | undefined {
  const end = id.lastIndexOf('/');
  return end < 0 ? undefined : id.slice(0, end);
}

/**
 * The path of a page in a language, without the language's prefix. It is the page's own `path`, or its
 * slug below the path of the folder above; a folder's slug comes from its page, else from its
 * `_section.yaml`, else it is the folder's name.
 * @param id Page id; the page need not exist in the language.
 * @returns For example `/uslugi/finops`; `/` for the home page.
 */
export function composePath(
  id: string,
  locale: Locale,
  find: FindDocument,
  sections: ReadonlyMap<string, Section>,
): string {
  const own = find(id, locale)?.frontmatter;
  if (own?.path) return own.path;
  const parent = parentId(id);
  const above = parent === undefined ? '' : composePath(parent, locale, find, sections);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const slug = own?.slug ?? sections.get(id)?.[locale].slug ?? name;
  return `${above === '/' ? '' : above}/${slug}`;
}

/**
 * Puts the language's prefix before a path: English none, Polish `/pl` (docs/behaviour.md §2.1).
 * @param path Path without prefix, beginning with a slash.
 * @returns The pathname as visitors see it; the Polish home page is `/pl`, without a closing slash.
 */
export function withPrefix(locale: Locale, path: string): string {
  const { prefix } = localeSettings[locale];
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}
