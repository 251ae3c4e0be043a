import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { QueryScope } from '@/components/ui/query-variants/query-scope';
import type { Page } from '@/lib/content/registry';
import { browserTitle } from '@/lib/metadata/browser-title';
import { postCategories } from '@/lib/schema/document-types';
import { typeset } from '@/lib/text/typeset';
import { ListHead } from './list-head';
import { PostTypes } from './post-types';

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
