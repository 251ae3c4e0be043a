import { getTranslations } from 'next-intl/server';
import { PostPicture } from '@/components/blocks/related-posts/post-picture';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { readPeople } from '@/lib/content/data';
import type { Page } from '@/lib/content/registry';
import { blogDate } from '@/lib/format/blog-date';
import type { Frontmatter } from '@/lib/schema/document-types';
import { readingMinutes } from '@/lib/text/reading-time';
import { typeset } from '@/lib/text/typeset';
import { PostAuthors } from './post-authors';

type PostPageProps = { page: Page; frontmatter: Frontmatter<'Post'> };

/** A post: cover, title, date and reading time, text, authors. */
export async function PostPage({ page, frontmatter }: PostPageProps) {
  const { locale } = page;
  const { title, category, date, updateDate, author, coauthor } = frontmatter;
  const t = await getTranslations('blog');
  const people = readPeople();
  const authors = [author, coauthor].flatMap((id) => (id && people[id] ? [people[id]] : []));
  return (
    <article>
      <header className="on-night bg-night text-on-night">
        <Container className="pt-6 pb-12">
          <Breadcrumbs page={page} />
          <p className="mt-10 mb-4 text-label uppercase text-teal">{t(`categories.${category}`)}</p>
          <Heading level={1} className="max-w-[24ch]">
            {typeset(title, locale)}
          </Heading>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-on-night-soft tabular-nums">
            <time dateTime={date}>{blogDate(date, locale)}</time>
            <span>{t('reading_time', { minutes: readingMinutes(page.body) })}</span>
            <span>{authors.map(({ name }) => name).join(', ')}</span>
          </p>
        </Container>
        <PostPicture
          id={page.id}
          frontmatter={frontmatter}
          kind="header"
          isEager
          className="aspect-square md:aspect-[2.56]"
        />
      </header>
      <Container className="grid gap-12 py-section xl:grid-cols-[1fr_18rem]">
        <div className="min-w-0 text-body">
          <MdxBody body={compilePage(page)} />
        </div>
        <footer className="h-fit border-t-4 border-purple pt-6">
          <PostAuthors authors={authors} locale={locale} />
          {updateDate && (
            <p className="mt-6 text-small">
              {t('updated')} <time dateTime={updateDate}>{blogDate(updateDate, locale)}</time>
            </p>
          )}
        </footer>
      </Container>
    </article>
  );
}
