import type { Metadata } from 'next';
import { readData } from '@/lib/content/data';
import { type ContentDocument, isOfType, type Page } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { type FeedTexts, feedTypes } from '@/lib/feeds/feed';
import { localeSettings } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { lastModified } from './last-modified';
import { canonicalOf, pageAlternates, pageVersions } from './page-versions';
import { socialPictureOf, socialTitle } from './social-picture-of';

/** What search results show of a title without cutting it, in characters (issue 9). */
export const longestTitle = 60;

/**
 * The title in browser tabs and search results: the page's, followed by the provider's name where that fits
 * and the title does not name it already. A title in `meta` is as it is.
 */
export function browserTitle({
  frontmatter: { title, meta },
}: Pick<ContentDocument, 'frontmatter'>) {
  if (meta?.title) return meta.title;
  const named = `${title} | ${site.company}`;
  return title.includes(site.brand) || named.length > longestTitle ? title : named;
}

/** What Open Graph knows of an article besides a page. */
function articleOf(page: Page, registry: Registry) {
  if (!isOfType(page, 'Post')) return { type: 'website' as const };
  const { date } = page.frontmatter;
  return {
    type: 'article' as const,
    publishedTime: date,
    modifiedTime: lastModified(page, registry),
    authors: postAuthors(page, readData('people'), registry).map(({ person }) => person.name),
  };
}

/** What social networks show with a link to a page: Open Graph, and a large-image card (docs/behaviour.md §9). */
function socialCards(
  page: Page,
  registry: Registry,
): Required<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const { meta, description: own } = page.frontmatter;
  const title = socialTitle(page);
  const description = meta?.ogDescription ?? meta?.description ?? own;
  const images = [socialPictureOf(page)];
  const others = pageVersions(page, registry).filter(({ locale }) => locale !== page.locale);
  return {
    openGraph: {
      title,
      description,
      images,
      url: meta?.ogUrl ?? canonicalOf(page),
      siteName: site.company,
      locale: localeSettings[page.locale].openGraph,
      alternateLocale: others.map(({ locale }) => localeSettings[locale].openGraph),
      ...articleOf(page, registry),
    },
    twitter: {
      card: 'summary_large_image',
      site: `@${new URL(site.social.x).pathname.slice(1)}`,
      title,
      description,
      images,
    },
  };
}

export { absolute } from './page-versions';

/** Previews are kept out of search engines; of the site they may show pictures in full size. */
const robots = (): Metadata['robots'] =>
  process.env.PREVIEW === '1'
    ? { index: false, follow: false }
    : { index: true, follow: true, 'max-image-preview': 'large' };

/**
 * Everything the head of a page says of it: title, description, keywords, canonical URL, language
 * alternates, cards for social networks, rules for search engines. What its frontmatter says in `meta` goes
 * before what is made of the rest (docs/behaviour.md §3, page head input).
 * @param feedTexts In the language of the page.
 */
export function pageMetadata(page: Page, registry: Registry, feedTexts: FeedTexts): Metadata {
  const { description, meta } = page.frontmatter;
  return {
    title: browserTitle(page),
    description: meta?.description ?? description,
    keywords: meta?.keywords,
    alternates: {
      canonical: canonicalOf(page),
      languages: pageAlternates(page, registry),
      types: feedTypes(page, registry, feedTexts),
    },
    ...socialCards(page, registry),
    robots: robots(),
  };
}
