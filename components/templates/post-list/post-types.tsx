import { getTranslations } from 'next-intl/server';
import { LazyQueryVariants } from '@/components/ui/query-variants/lazy-query-variants.client';
import { Section } from '@/components/ui/section/section';
import type { Page } from '@/lib/content/registry';
import { postCategories } from '@/lib/schema/document-types';
import { FeedLinks } from './feed-links';
import { ListLinks } from './list-links';
import { PostTypePanel } from './post-type-panel';

/**
 * Both types of posts, of which `?type=` shows one: blog unless it says news (decisions). Without script they
 * stand one below the other.
 */
export async function PostTypes({ page, pageIndex }: { page: Page; pageIndex: number }) {
  const t = await getTranslations();
  return (
    <Section background="mist">
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
