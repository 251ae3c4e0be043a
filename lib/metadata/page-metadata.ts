import type { Metadata } from 'next';
import type { Page, Registry } from '@/lib/content/registry';
import { localeSettings } from '@/lib/i18n/locales';
import { site } from '@/site.config';

/** The absolute address of a page on the public site. */
export const absolute = (address: string) => `${site.origin}${address === '/' ? '' : address}`;

/**
 * Title, description, canonical address and language alternates of a page. Alternates are named for the
 * languages in which the page exists, the first of which is the default; queries never reach them.
 */
export function pageMetadata(page: Page, registry: Registry): Metadata {
  const { title, description } = page.frontmatter;
  const counterpart = registry.counterpart(page);
  const versions = [page, ...(counterpart ? [counterpart] : [])].sort((a, b) =>
    a.locale.localeCompare(b.locale),
  );
  const languages = Object.fromEntries(
    versions.map(({ locale, address }) => [locale, absolute(address)]),
  );
  const canonical = absolute(page.address);
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: { ...languages, 'x-default': absolute(versions[0]?.address ?? page.address) },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.company,
      locale: localeSettings[page.locale].openGraph,
      type: page.type === 'Post' ? 'article' : 'website',
    },
    twitter: { card: 'summary_large_image', title, description },
    ...(process.env.PREVIEW === '1' ? { robots: { index: false, follow: false } } : {}),
  };
}
