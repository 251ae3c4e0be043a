import { getTranslations } from 'next-intl/server';
import { PostPicture } from '@/components/blocks/related-pages/post-card';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Link } from '@/components/ui/link/link';
import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { blogDate } from '@/lib/format/blog-date';
import { readingMinutes } from '@/lib/text/reading-time';
import { typeset } from '@/lib/text/typeset';

/** Category, title, date, reading time, authors, and the picture: 2.56 wide, square on phones (docs/behaviour.md §9). */
export async function PostHeader({ page }: { page: PostEntry }) {
  const { id, locale, frontmatter, body } = page;
  const { category, date, title } = frontmatter;
  const t = await getTranslations('blog');
  const names = postAuthors(page, readData('people'), content).map(({ person }) => person.name);
  const blog = content.pathnameOf('blog', locale);
  const label = t(`categories.${category}`);
  return (
    <header className="on-night bg-night text-on-night">
      <Container className="pt-6 pb-12">
        <Breadcrumbs page={page} />
        <p data-meta="" className="mt-8 mb-2 text-label uppercase text-teal">
          {blog ? (
            <Link
              href={`${blog}?type=${category}`}
              className="inline-block py-2 underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ) : (
            label
          )}
        </p>
        <Heading level={1} className="max-w-[24ch]">
          {typeset(title, locale)}
        </Heading>
        <p
          data-meta=""
          className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-on-night-soft tabular-nums"
        >
          <time dateTime={date}>{blogDate(date, locale)}</time>
          <span>{t('reading_time', { minutes: readingMinutes(body) })}</span>
          <span>{names.join(', ')}</span>
        </p>
      </Container>
      <PostPicture
        id={id}
        frontmatter={frontmatter}
        kind="header"
        isEager
        className="aspect-square md:aspect-[2.56] print:hidden"
      />
    </header>
  );
}
