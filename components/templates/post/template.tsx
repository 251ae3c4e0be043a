import { getTranslations } from 'next-intl/server';
import { RelatedPosts } from '@/components/blocks/related-pages/related-pages';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import type { PostEntry } from '@/lib/content/document';
import { neighbourPosts, relatedPosts } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { outlineOf } from '@/lib/mdx/outline';
import { absolute } from '@/lib/metadata/page-metadata';
import { typeset } from '@/lib/text/typeset';
import { LazyReadingAids } from './lazy-reading-aids.client';
import { ReadingGrid } from './post-contents';
import { postElements } from './post-elements';
import { PostFooter } from './post-footer';
import { PostHeader } from './post-header';

const look =
  'group flex h-full items-center gap-5 rounded-card border-2 border-clickable p-6 transition-colors duration-200 hover:border-ink-purple';

/** The ways to the posts of the same category that came out before and after. */
async function PostNeighbours({ page }: { page: PostEntry }) {
  const { previous, next } = neighbourPosts(content, page);
  if (!previous && !next) return null;
  const t = await getTranslations('blog');
  const step = ({ pathname, locale, frontmatter }: PostEntry, kind: 'previous' | 'next') => (
    <Link
      href={`${pathname}?type=${frontmatter.category}`}
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

/** What script adds to the text of a post. */
async function PostReading({ url }: { url: string }) {
  const t = await getTranslations('blog');
  return (
    <LazyReadingAids
      url={url}
      labels={{ copied: t('link_copied'), notCopied: t('link_not_copied') }}
    />
  );
}

/** Columns on a wide screen (docs/behaviour.md §9). */
const count = 3;

/** Posts that share subjects or category with a post; nothing where there are none. The search passes over them. */
async function RelatedReading({ page }: { page: PostEntry }) {
  const { id, locale } = page;
  if (relatedPosts(content, locale, { pageId: id, count }).length === 0) return null;
  const t = await getTranslations('blog');
  return (
    <div data-pagefind-ignore className="print:hidden">
      <Section background="mist">
        <Heading level={2}>{t('related')}</Heading>
        <RelatedPosts pageId={id} count={count} />
      </Section>
    </div>
  );
}

/** A post: cover, title, contents, text, and below it who wrote it and where to read on. */
export function Template({ page }: { page: PostEntry }) {
  const body = compilePage(page);
  const outline = outlineOf(body.tree);
  const url = absolute(page.pathname);
  return (
    <>
      <article>
        <PostHeader page={page} />
        <ReadingGrid outline={outline}>
          <div className="text-body">
            <MdxBody body={body} elements={postElements} />
          </div>
          <PostFooter page={page} url={url} />
        </ReadingGrid>
      </article>
      <PostNeighbours page={page} />
      <RelatedReading page={page} />
      <PostReading url={url} />
    </>
  );
}
