import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { Heading } from '@/components/ui/heading/heading';
import { LazyQueryVariants } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import { QueryScope } from '@/components/ui/query-variants/query-scope';
import { Section } from '@/components/ui/section/section';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Page } from '@/lib/content/document';
import { listPageId, pagesFor, sliceOf } from '@/lib/content/lists';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { browserTitle } from '@/lib/metadata/page-metadata';
import { postCategories } from '@/lib/schema/document-types/post';
import { typeset } from '@/lib/text/typeset';
import { PostCards } from './list-page';
import { FeedLinks, ListHead, ListLinks, ListPagination } from './list-parts';

type ListNoticeProps = {
  text: string;
  /** Where to go instead. */
  href: string;
  link: string;
};

/** In place of cards: why there are none, and where to go; drawn in the motif. */
function ListNotice({ text, href, link }: ListNoticeProps) {
  return (
    <div className="on-night mt-10 overflow-hidden rounded-card bg-night text-on-night md:grid md:grid-cols-2">
      <Picture
        src="/art/drift.svg"
        alt=""
        width={640}
        height={560}
        className="h-48 w-full object-cover md:h-full md:max-h-80"
      />
      <div className="p-6 md:self-center md:p-10">
        <Text look="bodyL">{text}</Text>
        <Text className="mt-4">
          <TextLink href={href}>{link}</TextLink>
        </Text>
      </div>
    </div>
  );
}

type PostType = (typeof postCategories)[number];

type PostTypePanelProps = { type: PostType; locale: Locale; pageIndex: number };

/** Posts of one type on a page of the blog, under the heading of the type (docs/behaviour.md §2.1). */
async function PostTypePanel({ type, locale, pageIndex }: PostTypePanelProps) {
  const t = await getTranslations('lists');
  const posts = content.posts(locale).filter(({ frontmatter }) => frontmatter.category === type);
  const pagesTotal = pagesFor(posts.length, 'blog');
  const other = type === 'blog' ? 'news' : 'blog';
  const hrefOf = (page: number, of = type) =>
    `${content.pathnameOf(listPageId({ kind: 'blog' }, page), locale)}?type=${of}`;
  const text = (key: string) => typeset(key, locale);
  return (
    <>
      <Heading level={2} className="sr-only">
        {text(t(`headings.${type}`))}
      </Heading>
      {posts.length === 0 && (
        <ListNotice
          text={text(t(`empty.${type}.text`))}
          link={t(`empty.${type}.link`)}
          href={hrefOf(1, other)}
        />
      )}
      {posts.length > 0 && pageIndex > pagesTotal && (
        <ListNotice
          text={text(t(`beyond.${type}.text`, { last: pagesTotal }))}
          link={t(`beyond.${type}.link`)}
          href={hrefOf(pagesTotal)}
        />
      )}
      {posts.length > 0 && pageIndex <= pagesTotal && (
        <>
          <PostCards posts={sliceOf(posts, { kind: 'blog', pageIndex })} />
          <ListPagination
            list={type}
            pageIndex={pageIndex}
            pagesTotal={pagesTotal}
            hrefOf={hrefOf}
          />
        </>
      )}
    </>
  );
}

/**
 * Both types of posts, of which `?type=` shows one: blog unless it says news (decisions). Without script they
 * are one below the other.
 */
async function PostTypes({ page, pageIndex }: { page: Page; pageIndex: number }) {
  const t = await getTranslations();
  return (
    <Section background="mist" paddingTop="small">
      <LazyQueryVariants
        query="type"
        label={t('lists.types')}
        variants={postCategories.map((type) => ({
          value: type,
          choice: t(`blog.categories.${type}`),
          content: <PostTypePanel type={type} locale={page.locale} pageIndex={pageIndex} />,
        }))}
      />
      <ListLinks locale={page.locale} />
      <FeedLinks page={page} />
    </Section>
  );
}

type BlogScopeProps = {
  page: Page;
  /** Title of the page while it shows news. */
  newsTitle: string;
  children: ReactNode;
};

/** A page of the blog, of which `?type=` chooses the posts, the title and the texts of the first screen. */
function BlogScope({ page, newsTitle, children }: BlogScopeProps) {
  const news = browserTitle({
    frontmatter: { ...page.frontmatter, title: newsTitle, meta: undefined },
  });
  return (
    <QueryScope query="type" values={postCategories} titles={[browserTitle(page), news]}>
      {children}
    </QueryScope>
  );
}

/** The blog as its writer wrote it, with the newest posts of both types. */
export async function BlogPage({ page }: { page: Page }) {
  const t = await getTranslations('lists.heads.news');
  const text = (key: 'heading' | 'lead') => typeset(t(key), page.locale);
  return (
    <BlogScope page={page} newsTitle={t('title')}>
      <PageBody page={page} alternative={{ heading: text('heading'), lead: text('lead') }} />
      <PostTypes page={page} pageIndex={1} />
    </BlogScope>
  );
}

type BlogFurtherPageProps = { page: Page; pageIndex: number; pagesTotal: number };

/** A further page of the blog. */
export async function BlogFurtherPage({ page, pageIndex, pagesTotal }: BlogFurtherPageProps) {
  const t = await getTranslations('lists.heads');
  return (
    <BlogScope page={page} newsTitle={t('news.page_title', { page: pageIndex })}>
      <ListHead
        page={page}
        heading={t('blog.heading')}
        alternativeHeading={t('news.heading')}
        kicker={t('blog.page_of', { page: pageIndex, total: pagesTotal })}
      />
      <PostTypes page={page} pageIndex={pageIndex} />
    </BlogScope>
  );
}
