import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import type { Generated, PostList } from '@/lib/content/generated/generated';
import { listPageId } from '@/lib/content/generated/list-ids';
import { sliceOf } from '@/lib/content/generated/page-size';
import { isListed } from '@/lib/content/generated/post-lists';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { FeedLinks } from './feed-links';
import { ListHead } from './list-head';
import { ListLinks } from './list-links';
import { ListPagination } from './list-pagination';
import { PostCards } from './post-cards';

type ListPageProps = {
  page: Page;
  /** What it lists, and which page of it this is. */
  list: Extract<Generated, { kind: 'tag' | 'author' }>;
  /** The subject, or the person. */
  heading: string;
  lead?: string;
  picture?: ReactNode;
};

const hrefOf = (list: PostList, page: Page) => (pageIndex: number) =>
  content.addressOf(listPageId(list, pageIndex), page.locale) ?? page.address;

/** Posts on a subject or by a person, of both types. */
export async function ListPage({ page, list, heading, lead, picture }: ListPageProps) {
  const { kind, pageIndex, pagesTotal } = list;
  const t = await getTranslations('lists');
  const posts = content.posts(page.locale).filter((post) => isListed(post, list));
  const kicker =
    pagesTotal > 1 ? t('heads.blog.page_of', { page: pageIndex, total: pagesTotal }) : undefined;
  return (
    <>
      <ListHead page={page} heading={heading} lead={lead} picture={picture} kicker={kicker} />
      <Section background="mist" labelledBy="posts">
        <Heading level={2} id="posts">
          {kind === 'tag' ? t('posts_on') : t('posts_by')}
        </Heading>
        <PostCards posts={sliceOf(posts, list)} />
        <ListPagination
          list={kind}
          pageIndex={pageIndex}
          pagesTotal={pagesTotal}
          hrefOf={hrefOf(list, page)}
        />
        <ListLinks locale={page.locale} />
        <FeedLinks page={page} />
      </Section>
    </>
  );
}
