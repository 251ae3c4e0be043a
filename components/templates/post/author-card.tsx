import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link/text-link';
import { readPeople } from '@/lib/content/data';
import { authorIdsOf } from '@/lib/content/post-authors';
import { type PostEntry, postsOf } from '@/lib/content/related-posts';
import { content } from '@/lib/content/site-content';
import type { BlogFooter } from '@/lib/schema/entities/page';
import { typeset } from '@/lib/text/typeset';

/** How many other posts the card names. */
const shownPosts = 2;

type AuthorCardProps = { author: BlogFooter['authors'][number]; post: PostEntry };

/** The card of an author: position, the newest of the other posts, and the way to all of them. */
export async function AuthorCard({ author, post }: AuthorCardProps) {
  const { name, position, link } = author;
  const { locale } = post;
  const t = await getTranslations('blog');
  const people = readPeople();
  const others = postsOf(content, locale)
    .filter(({ id }) => id !== post.id)
    .filter(({ frontmatter }) => authorIdsOf(frontmatter).some((id) => people[id]?.name === name))
    .slice(0, shownPosts);
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-ink-soft">{typeset(position, locale)}</span>
      {others.length > 0 && <span className="mt-3 block">{t('also_by', { name })}</span>}
      {others.map(({ id, address, frontmatter }) => (
        <TextLink key={id} href={`${address}?type=${frontmatter.category}`} className="mt-2 block">
          {typeset(frontmatter.shortTitle ?? frontmatter.title, locale)}
        </TextLink>
      ))}
      {link && (
        <TextLink href={link} className="mt-3 block">
          {t('all_by', { name })}
        </TextLink>
      )}
    </>
  );
}
