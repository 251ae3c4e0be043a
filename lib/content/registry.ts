import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/section';
import { composePath, parentId, withPrefix } from './address';
import type { ContentDocument } from './document';
import { type PageStatus, statusOf } from './visibility';

/** A document together with where it lives and who may see it. */
export type Page = ContentDocument & {
  /** Path without language prefix, e.g. `/uslugi/finops`. */
  path: string;
  /** Address as visitors see it, e.g. `/pl/uslugi/finops`. */
  address: string;
  status: PageStatus;
};

/** A step on the way from home to a page; a folder without a page of its own has no address. */
export type Crumb = { id: string; title: string; address?: string };

export type RegistryInput = {
  documents: readonly ContentDocument[];
  /** Folders without a page, by id. */
  sections: ReadonlyMap<string, Section>;
  /** The moment of the build, which decides what is scheduled. */
  now: Date;
  /** Whether drafts and scheduled pages are part of the site. */
  isPreview: boolean;
};

const keyOf = (id: string, locale: Locale) => `${locale}:${id}`;

/**
 * The one table of the site's pages. Menus, links, language switch, metadata, redirects and static
 * parameters all ask it. Pages that visitors may not see are absent, unless it is a preview.
 */
export function createRegistry({ documents, sections, now, isPreview }: RegistryInput) {
  const documentsByKey = new Map(documents.map((doc) => [keyOf(doc.id, doc.locale), doc]));
  const find = (id: string, locale: Locale) => documentsByKey.get(keyOf(id, locale));
  const pathOf = (id: string, locale: Locale) => composePath(id, locale, find, sections);

  const all: Page[] = documents.map((document) => {
    const path = pathOf(document.id, document.locale);
    const address = withPrefix(document.locale, path);
    return { ...document, path, address, status: statusOf(document, now) };
  });
  const visible = all.filter((page) => isPreview || page.status === 'live');
  const byKey = new Map(visible.map((page) => [keyOf(page.id, page.locale), page]));
  const byAddress = new Map(visible.map((page) => [page.address, page]));

  const page = (id: string, locale: Locale): Page | undefined => byKey.get(keyOf(id, locale));

  return {
    /** Every document with its status, also those that visitors may not see. */
    all,
    /** All pages of a language, or of all languages. */
    pages: (locale?: Locale): Page[] =>
      locale ? visible.filter((entry) => entry.locale === locale) : visible,
    page,
    /** The page at an address (`/pl/uslugi/finops`, without query or anchor). */
    byAddress: (address: string): Page | undefined => byAddress.get(address),
    /** The address of a page in a language; undefined when the page does not exist in it. */
    addressOf: (id: string, locale: Locale): string | undefined => page(id, locale)?.address,
    /** The path a page has, or would have, in a language. */
    pathOf,
    /** The same page in the other language. */
    counterpart: (entry: { id: string; locale: Locale }): Page | undefined =>
      locales
        .filter((locale) => locale !== entry.locale)
        .map((locale) => page(entry.id, locale))
        .find((other) => other !== undefined),
    /** Pages directly below a page or folder. */
    children: (id: string, locale: Locale): Page[] =>
      visible.filter((entry) => entry.locale === locale && parentId(entry.id) === id),
    /** The way from the topmost folder down to the page, the page itself last. */
    trail: (entry: Page): Crumb[] => {
      const ids = entry.id.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
      return ids.map((id) => {
        const step = page(id, entry.locale);
        const title = step
          ? (step.frontmatter.shortTitle ?? step.frontmatter.title)
          : (sections.get(id)?.[entry.locale].title ?? id);
        return { id, title, address: step?.address };
      });
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
