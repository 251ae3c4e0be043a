import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { listPageId } from '@/lib/content/generated/list-ids';
import { pagesFor, sliceOf } from '@/lib/content/generated/page-size';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import type { postCategories } from '@/lib/schema/document-types';
import { typeset } from '@/lib/text/typeset';
import { ListNotice } from './list-notice';
import { ListPagination } from './list-pagination';
import { PostCards } from './post-cards';

export type PostType = (typeof postCategories)[number];

type PostTypePanelProps = { type: PostType; locale: Locale; pageIndex: number };

/** Posts of one type on a page of the blog, under the heading of the type (specification §2.1). */
export async function PostTypePanel({ type, locale, pageIndex }: PostTypePanelProps) {
  const t = await getTranslations('lists');
  const posts = content.posts(locale).filter(({ frontmatter }) => frontmatter.category === type);
  const pagesTotal = pagesFor(posts.length, 'blog');
  const other = type === 'blog' ? 'news' : 'blog';
  const hrefOf = (page: number, of = type) =>
    `${content.addressOf(listPageId({ kind: 'blog' }, page), locale)}?type=${of}`;
  const text = (key: string) => typeset(key, locale);
  return (
    <>
      <Heading level={2}>{text(t(`headings.${type}`))}</Heading>
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
