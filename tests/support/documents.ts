import { type ContentDocument, createDocument, type Page } from '@/lib/content/document';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { type Locale, perLocale } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';

/** Frontmatter that every type of page accepts. */
export const title = 'A title of fitting length';
export const description =
  'What the page offers, told in one sentence that is neither too short nor too long.';

/** A value for each language of the site, as readers of data fill it in: the English one where none is given. */
export const inEveryLanguage = <Entry>(
  entries: Readonly<{ en: Entry } & Partial<Record<Locale, Entry>>>,
): Record<Locale, Entry> => perLocale((locale) => entries[locale] ?? entries.en);

const ofType = [
  { prefix: 'blog/', fields: { category: 'blog', date: '2026-01-01', author: 'anna' } },
  {
    prefix: 'case-studies/',
    fields: { client: 'slotelia', industry: 'fin', challenge: 'Ch' },
  },
];

/**
 * A document with valid frontmatter.
 * @param page Page id and language, e.g. `services/finops/pl`.
 * @param fields Frontmatter that differs from the usual.
 */
export function documentOf(page: string, fields: object = {}, body = ''): ContentDocument {
  const usual = ofType.find(({ prefix }) => page.startsWith(prefix) && page.split('/').length > 2);
  return createDocument(`${page}.mdx`, { title, description, ...usual?.fields, ...fields }, body);
}

type Options = { sections?: Record<string, Section>; now?: string; isPreview?: boolean };

/** The registry of some documents, at noon of 20 November 2026 by default. */
export function registryOf(
  documents: readonly ContentDocument[],
  { sections = {}, now = '2026-11-20T12:00:00Z', isPreview = false }: Options = {},
): Registry {
  const byId = new Map(Object.entries(sections));
  return createRegistry({ documents, sections: byId, now: new Date(now), isPreview });
}

/**
 * A page that has to be there.
 * @throws when the registry has no such page.
 */
export function pageIn(registry: Registry, id: string, locale: Locale): Page {
  const page = registry.page(id, locale);
  if (!page) throw new Error(`The registry has no page "${id}" in language "${locale}"`);
  return page;
}
