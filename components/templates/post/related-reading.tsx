import { getTranslations } from 'next-intl/server';
import { blocks } from '@/components/mdx/blocks';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { type PostEntry, relatedPosts } from '@/lib/content/related-posts';
import { content } from '@/lib/content/site-content';

/** Columns on a wide screen (specification §9). */
const count = 3;

/** Posts that share subjects or category with a post; nothing where there are none. The search passes over them. */
export async function RelatedReading({ page }: { page: PostEntry }) {
  const { id, locale } = page;
  if (relatedPosts(content, locale, { pageId: id, count }).length === 0) return null;
  const t = await getTranslations('blog');
  return (
    <div data-pagefind-ignore className="print:hidden">
      <Section background="mist">
        <Heading level={2}>{t('related')}</Heading>
        <blocks.RelatedPosts pageId={id} count={count} />
      </Section>
    </div>
  );
}
