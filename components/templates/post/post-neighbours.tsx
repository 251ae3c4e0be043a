import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container/container';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { neighbourPosts } from '@/lib/content/neighbour-posts';
import type { PostEntry } from '@/lib/content/related-posts';
import { content } from '@/lib/content/site-content';
import { typeset } from '@/lib/text/typeset';

const look =
  'group flex h-full items-center gap-5 rounded-card border-2 border-rule p-6 transition-colors duration-200 hover:border-ink-purple';

/** The ways to the posts of the same category that came out before and after. */
export async function PostNeighbours({ page }: { page: PostEntry }) {
  const { previous, next } = neighbourPosts(content, page);
  if (!previous && !next) return null;
  const t = await getTranslations('blog');
  const step = ({ address, locale, frontmatter }: PostEntry, kind: 'previous' | 'next') => (
    <Link
      href={`${address}?type=${frontmatter.category}`}
      rel={kind === 'previous' ? 'prev' : 'next'}
      className={`${look} ${kind === 'next' ? 'flex-row-reverse text-right' : ''}`}
    >
      <Icon
        name={kind === 'previous' ? 'arrow-left' : 'arrow-right'}
        className="size-6 text-ink-purple"
      />
      <span className="grow">
        <span className="block text-small text-ink-soft">{t(kind)}</span>
        <span className="block font-semibold">{typeset(frontmatter.title, locale)}</span>
      </span>
    </Link>
  );
  return (
    <Container className="pb-section">
      <nav aria-label={t('neighbours')} data-pagefind-ignore className="grid gap-4 md:grid-cols-2">
        {previous && step(previous, 'previous')}
        {next && <div className="md:col-start-2">{step(next, 'next')}</div>}
      </nav>
    </Container>
  );
}
