import type { Metadata } from 'next';
import { readData } from '@/lib/content/data';
import { isOfType, type Page } from '@/lib/content/document';
import { lastModified } from '@/lib/content/last-modified';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import { localeSettings } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { canonicalOf, pageVersions } from './page-versions';
import { socialPictureOf, socialTitle } from './social-picture-of';

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

/** What social networks show with a link to a page: Open Graph, and a large-image card (specification §9). */
export function socialCards(
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
