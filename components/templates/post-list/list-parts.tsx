import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Hero } from '@/components/blocks/hero/hero';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { Heading } from '@/components/ui/heading/heading';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Page } from '@/lib/content/document';
import { authorsId, tagsId } from '@/lib/content/lists';
import { content } from '@/lib/content/site-content';
import { feedPathname, feedsOfPage, feedTitle, loadFeedTexts } from '@/lib/feeds/feed';
import { feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/text/typeset';

type ListHeadProps = {
  page: Page;
  heading: string;
  /** In place of the heading while the URL asks for it; inside a `QueryScope` only. */
  alternativeHeading?: string;
  lead?: string;
  /** A few words above the heading: which page of the list it is. */
  kicker?: string;
  /** Picture next to the heading. */
  picture?: ReactNode;
};

/** First screen of a list that no writer wrote. */
export function ListHead(props: ListHeadProps) {
  const { page, heading, alternativeHeading, lead, kicker, picture } = props;
  const text = (words: string) => typeset(words, page.locale);
  return (
    <Hero
      kind="index"
      heading={text(heading)}
      alternative={alternativeHeading ? { heading: text(alternativeHeading) } : undefined}
      lead={lead && text(lead)}
      kicker={kicker && text(kicker)}
      picture={picture}
      above={<Breadcrumbs page={page} />}
    />
  );
}

/** Other ways into the posts: by subject and by author, as far as there are any. */
export async function ListLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations('lists');
  const links = [
    { href: content.pathnameOf(tagsId, locale), label: t('subjects') },
    { href: content.pathnameOf(authorsId, locale), label: t('all_authors') },
  ];
  return (
    <p className="mt-14 flex flex-wrap justify-center gap-x-8 gap-y-2">
      {links.map(
        ({ href, label }) =>
          href && (
            <TextLink key={href} href={href} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ),
      )}
    </p>
  );
}

type ListPaginationProps = {
  pageIndex: number;
  pagesTotal: number;
  /** Which list it leads through: names the navigation. */
  list: 'blog' | 'news' | 'tag' | 'author' | 'area';
  hrefOf: (page: number) => string;
};

/** Pagination of a list, with its texts. */
export async function ListPagination({ list, ...rest }: ListPaginationProps) {
  const t = await getTranslations('lists.pagination');
  const labels = {
    navigation: t(list),
    page: t('page'),
    first: t('first'),
    previous: t('previous'),
    next: t('next'),
    last: t('last'),
  };
  return <Pagination {...rest} labels={labels} />;
}

/** The feeds that go with a page, each in its three formats; nothing where a page has none. */
export async function FeedLinks({ page }: { page: Page }) {
  const feeds = feedsOfPage(page, content);
  if (feeds.length === 0) return null;
  const t = await getTranslations('blog.feeds');
  const texts = await loadFeedTexts(page.locale);
  return (
    <section className="mt-14 print:hidden">
      <Heading level={2} look="h4">
        {t('heading')}
      </Heading>
      <Text look="small" isSoft className="mt-2">
        {t('lead')}
      </Text>
      <ul className="mt-4 space-y-1 text-small">
        {feeds.map((feed) => {
          const title = feedTitle(feed, content, texts);
          return (
            <li key={title} className="flex flex-wrap gap-x-4">
              <span className="py-2">{title}</span>
              {feedFormatNames.map((format) => (
                <TextLink
                  key={format}
                  href={feedPathname(feed, format)}
                  type={feedFormats[format].type}
                  aria-label={t('link', { format: feedFormats[format].label, title })}
                  className="inline-block py-2"
                >
                  {feedFormats[format].label}
                </TextLink>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
