import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/ui/card/card';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Section } from '@/components/ui/section/section';
import { readData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { authorIdsOf, groupPosts, listId } from '@/lib/content/lists';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/text/typeset';
import { ListHead } from './list-parts';

/** A list on the page that names all of them. */
type IndexEntry = { id: string; name: string; text: string; count: number };

/** Subjects or authors that have a page in a language, in the order of their names. */
function indexEntries(kind: 'tags' | 'authors', locale: Locale): IndexEntry[] {
  const posts = content.posts(locale);
  const entries =
    kind === 'tags'
      ? [...groupPosts(posts, ({ frontmatter }) => frontmatter.tags)].flatMap(([tag, group]) => {
          const known = readData('tags')[tag];
          const texts = known && { name: known.name[locale], text: known.description[locale] };
          return texts ? [{ id: listId({ kind: 'tag', tag }), ...texts, count: group.length }] : [];
        })
      : [...groupPosts(posts, ({ frontmatter }) => authorIdsOf(frontmatter))].flatMap(
          ([person, group]) => {
            const known = readData('people')[person];
            const texts = known && { name: known.name, text: known.position[locale] };
            const id = listId({ kind: 'author', person });
            return texts ? [{ id, ...texts, count: group.length }] : [];
          },
        );
  return entries
    .filter(({ id }) => content.page(id, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** All subjects, or all authors, each with how many posts there are. */
export async function IndexPage({ page, kind }: { page: Page; kind: 'tags' | 'authors' }) {
  const t = await getTranslations('lists');
  const { locale } = page;
  const card = ({ id, name, text, count }: IndexEntry) => (
    <PageCard
      key={id}
      href={content.pathnameOf(id, locale) ?? page.pathname}
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
        <CardGrid>{indexEntries(kind, locale).map(card)}</CardGrid>
      </Section>
    </>
  );
}
