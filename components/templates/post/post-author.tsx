import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar/avatar';
import { LazyHoverCard } from '@/components/ui/hover-card/lazy-hover-card.client';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { PostEntry } from '@/lib/content/related-posts';
import type { BlogFooter } from '@/lib/schema/entities/page';
import { typeset } from '@/lib/text/typeset';
import { AuthorCard } from './author-card';

type PostAuthorProps = { author: BlogFooter['authors'][number]; post: PostEntry };

/** Who wrote a post: picture, name and position. The name leads to the person's page and has a card there. */
export async function PostAuthor({ author, post }: PostAuthorProps) {
  const { name, position, link, src } = author;
  const t = await getTranslations('blog');
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={src} isDecorative />
      <div>
        <p>
          {link ? (
            <LazyHoverCard
              label={t('about_author', { name })}
              card={<AuthorCard author={author} post={post} />}
            >
              <TextLink href={link} rel="author" className="font-semibold">
                {name}
              </TextLink>
            </LazyHoverCard>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        <p className="text-small text-ink-soft">{typeset(position, post.locale)}</p>
      </div>
    </div>
  );
}
