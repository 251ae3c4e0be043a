import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Section } from '@/components/ui/section/section';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { typeset } from '@/lib/text/typeset';
import { type IndexEntry, indexEntries } from './index-entries';
import { ListHead } from './list-head';

/** All subjects, or all authors, each with how many posts there are. */
export async function IndexPage({ page, kind }: { page: Page; kind: 'tags' | 'authors' }) {
  const t = await getTranslations('lists');
  const { locale } = page;
  const card = ({ id, name, text, count }: IndexEntry) => (
    <PageCard
      key={id}
      href={content.addressOf(id, locale) ?? page.address}
      title={typeset(name, locale)}
      summary={typeset(text, locale)}
      note={t('posts_count', { count })}
      headingLevel={2}
    />
  );
  return (
    <>
      <ListHead page={page} heading={page.frontmatter.title} lead={page.frontmatter.description} />
      <Section background="mist" paddingTop="small">
        <CardGrid isEven>{indexEntries(kind, locale).map(card)}</CardGrid>
      </Section>
    </>
  );
}
