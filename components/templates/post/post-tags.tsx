import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge/badge';
import { Link } from '@/components/ui/link/link';
import type { PostEntry } from '@/lib/content/related-posts';
import { content } from '@/lib/content/site-content';
import { typeset } from '@/lib/text/typeset';

/** The subjects of a post, each leading to its page where it has one. */
export async function PostTags({ page }: { page: PostEntry }) {
  const { locale, frontmatter } = page;
  if (frontmatter.tags.length === 0) return null;
  const t = await getTranslations('blog');
  const nameOf = (tag: string) => {
    const own = content.page(`blog/tags/${tag}`, locale)?.frontmatter;
    return own ? typeset(own.shortTitle ?? own.title, locale) : tag.replaceAll('-', ' ');
  };
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-x-2">
      {frontmatter.tags.map((tag) => {
        const address = content.addressOf(`blog/tags/${tag}`, locale);
        const badge = <Badge>{nameOf(tag)}</Badge>;
        return (
          <li key={tag}>
            {address ? (
              <Link href={address} rel="tag" className="inline-block py-2 hover:text-ink-link">
                {badge}
              </Link>
            ) : (
              <span className="inline-block py-2">{badge}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
