import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { notFoundId } from '@/lib/content/known-pages';
import { withPrefix } from '@/lib/content/pathnames';
import { content } from '@/lib/content/site-content';
import { loadFeedTexts } from '@/lib/feeds/feed';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { documentMetadata } from '@/lib/metadata/document-metadata';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { PageTemplate } from './template-of';

type RouteProps = { params: Promise<{ path?: string[] }> };

/**
 * Everything a catch-all route of one language exports, so that the two route files stay empty of logic.
 * @param locale Language of the route's pages.
 */
export function pageRoute(locale: Locale) {
  const pageAt = async ({ params }: RouteProps) => {
    const { path = [] } = await params;
    const page = content.byPathname(
      withPrefix(locale, `/${path.map(decodeURIComponent).join('/')}`),
    );
    if (!page) notFound();
    return page;
  };

  return {
    generateStaticParams: () =>
      content
        .pages(locale)
        .filter(({ id }) => id !== notFoundId)
        .map(({ path }) => ({ path: path.split('/').filter(Boolean) })),

    generateMetadata: async (props: RouteProps): Promise<Metadata> =>
      pageMetadata(await pageAt(props), content, await loadFeedTexts(locale)),

    render: async (props: RouteProps) => {
      setRequestLocale(locale);
      return <PageTemplate page={await pageAt(props)} />;
    },
  };
}

/** Metadata of a 404 page. */
export const notFoundMetadata = (locale: Locale) => (): Metadata => {
  const page = content.page(notFoundId, locale);
  return { ...documentMetadata, title: page?.frontmatter.title ?? '404', robots: { index: false } };
};

/**
 * The not-found page of a language.
 * @throws when the content has none: a site cannot be served without it.
 */
export function NotFoundPage({ locale }: { locale: Locale }) {
  setRequestLocale(locale);
  const page = content.page(notFoundId, locale);
  if (!page) {
    throw new Error(
      `content/${notFoundId}/${locale}.mdx is missing: addresses under "${localeSettings[locale].prefix || '/'}" need a 404 page`,
    );
  }
  return <PageTemplate page={page} />;
}
