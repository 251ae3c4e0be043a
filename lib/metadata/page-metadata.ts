import type { Metadata } from 'next';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { feedTypes } from '@/lib/feeds/feeds-of-page';
import { browserTitle } from './browser-title';
import { canonicalOf, pageAlternates } from './page-versions';
import { socialCards } from './social-cards';

export { absolute } from './page-versions';

/** Previews are kept out of search engines; of the site they may show pictures in full size. */
const robots = (): Metadata['robots'] =>
  process.env.PREVIEW === '1'
    ? { index: false, follow: false }
    : { index: true, follow: true, 'max-image-preview': 'large' };

/**
 * Everything the head of a page says of it: title, description, keywords, canonical address, language
 * alternates, cards for social networks, rules for search engines. What its frontmatter says in `meta` goes
 * before what is made of the rest (specification §3, page head input).
 */
export function pageMetadata(page: Page, registry: Registry): Metadata {
  const { description, meta } = page.frontmatter;
  return {
    title: browserTitle(page),
    description: meta?.description ?? description,
    keywords: meta?.keywords,
    alternates: {
      canonical: canonicalOf(page),
      languages: pageAlternates(page, registry),
      types: feedTypes(page, registry),
    },
    ...socialCards(page, registry),
    robots: robots(),
  };
}
