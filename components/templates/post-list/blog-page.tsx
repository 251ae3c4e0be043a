import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/templates/page-frame/page-body';
import type { Page } from '@/lib/content/registry';
import { ListHead } from './list-head';
import { PostTypes } from './post-types';

/** The blog as its writer wrote it, with the newest posts of both types. */
export function BlogPage({ page }: { page: Page }) {
  return (
    <>
      <PageBody page={page} />
      <PostTypes page={page} pageIndex={1} />
    </>
  );
}

type BlogFurtherPageProps = { page: Page; pageIndex: number; pagesTotal: number };

/** A further page of the blog. */
export async function BlogFurtherPage({ page, pageIndex, pagesTotal }: BlogFurtherPageProps) {
  const t = await getTranslations('lists.heads.blog');
  return (
    <>
      <ListHead
        page={page}
        heading={t('heading')}
        kicker={t('page_of', { page: pageIndex, total: pagesTotal })}
      />
      <PostTypes page={page} pageIndex={pageIndex} />
    </>
  );
}
