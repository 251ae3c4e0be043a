import { type ChangedDays, lastModified } from '@/lib/content/last-modified';
import type { Registry } from '@/lib/content/registry';
import { canonicalPages } from '../canonical-pages';
import { absolute, pageAlternates } from '../page-versions';

/** A page as the sitemap tells of it. */
export type SitemapEntry = {
  /** Absolute address. */
  loc: string;
  /** Day of its last change, where it is known. */
  lastmod?: string;
  /** Absolute addresses by language, its own among them. */
  alternates: Readonly<Record<string, string>>;
};

/** All canonical pages of the site, by address. */
export const sitemapEntries = (registry: Registry, changed?: ChangedDays): SitemapEntry[] =>
  canonicalPages(registry).map((page) => ({
    loc: absolute(page.address),
    lastmod: lastModified(page, registry, changed),
    alternates: pageAlternates(page, registry),
  }));
