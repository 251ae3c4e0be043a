import { getTranslations } from 'next-intl/server';
import { PostPicture } from '@/components/templates/post/post-picture';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardTexts } from '@/lib/content/card-texts';
import { readPeople } from '@/lib/content/data';
import type { Page } from '@/lib/content/registry';
import { blogDate } from '@/lib/format/blog-date';
import type { Frontmatter } from '@/lib/schema/document-types';
import { typeset } from '@/lib/text/typeset';

type PostCardProps = { page: Page; frontmatter: Frontmatter<'Post'> };

/** A card that leads to a post; cover ratio 1.48 and the type in the address (specification §2.4, §9). */
export async function PostCard({ page, frontmatter }: PostCardProps) {
  const { category, date, author, title } = frontmatter;
  const t = await getTranslations('blog');
  const name = readPeople()[author]?.name;
  return (
    <PageCard
      href={`${page.address}?type=${category}`}
      title={typeset(title, page.locale)}
      summary={cardTexts(page).summary}
      picture={
        <PostPicture
          id={page.id}
          frontmatter={frontmatter}
          kind="cover"
          className="aspect-[1.48]"
        />
      }
      note={
        <>
          {t(`categories.${category}`)} · <time dateTime={date}>{blogDate(date, page.locale)}</time>
          {name && ` · ${t('by_author', { name })}`}
        </>
      }
    />
  );
}
