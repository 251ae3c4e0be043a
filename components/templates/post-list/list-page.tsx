import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostCard } from '@/components/blocks/related-pages/post-card';
import { Avatar } from '@/components/ui/avatar/avatar';
import { CardGrid } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { readData } from '@/lib/content/data';
import type { Generated, Page, PostEntry, PostList } from '@/lib/content/document';
import { isListed, listPageId, sliceOf } from '@/lib/content/lists';
import { content } from '@/lib/content/site-content';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import { FeedLinks, ListHead, ListLinks, ListPagination } from './list-parts';

/** Cards for posts in one, two or three columns (docs/behaviour.md §9). */
export function PostCards({ posts }: { posts: readonly PostEntry[] }) {
  return (
    <CardGrid>
      {posts.map((post) => (
        <PostCard key={post.id} page={post} />
      ))}
    </CardGrid>
  );
}

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
  content.pathnameOf(listPageId(list, pageIndex), page.locale) ?? page.pathname;

/** Posts on a subject or by a person, of both types. */
async function ListPage({ page, list, heading, lead, picture }: ListPageProps) {
  const { kind, pageIndex, pagesTotal } = list;
  const t = await getTranslations('lists');
  const posts = content.posts(page.locale).filter((post) => isListed(post, list));
  const kicker =
    pagesTotal > 1 ? t('heads.blog.page_of', { page: pageIndex, total: pagesTotal }) : undefined;
  return (
    <>
      <ListHead page={page} heading={heading} lead={lead} picture={picture} kicker={kicker} />
      <Section background="mist" labelledBy="posts" paddingTop="small">
        <Heading level={2} id="posts" className="sr-only">
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

type TagPageProps = { page: Page; list: Extract<Generated, { kind: 'tag' }> };

/** Posts on a subject. */
export function TagPage({ page, list }: TagPageProps) {
  const tag = readData('tags')[list.tag];
  const heading = tag?.name[page.locale] ?? page.frontmatter.title;
  return (
    <ListPage page={page} list={list} heading={heading} lead={tag?.description[page.locale]} />
  );
}

type AuthorPageProps = { page: Page; list: Extract<Generated, { kind: 'author' }> };

/** A person and what they wrote, also with others. */
export function AuthorPage({ page, list }: AuthorPageProps) {
  const { locale } = page;
  const person = readData('people')[list.person];
  const name = person?.name ?? page.frontmatter.title;
  const src = person?.src && pictureOfData(person.src).src;
  return (
    <ListPage
      page={page}
      list={list}
      heading={name}
      lead={person && `${person.position[locale]}. ${person.bio[locale]}`}
      picture={<Avatar name={name} src={src} size="lg" isDecorative />}
    />
  );
}
