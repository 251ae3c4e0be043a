import { getTranslations } from 'next-intl/server';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardTexts } from '@/lib/content/card-texts';
import { readPeople } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/related-posts';
import { blogDate } from '@/lib/format/blog-date';
import { typeset } from '@/lib/text/typeset';
import { PostPicture } from './post-picture';

/** A card that leads to a post; cover ratio 1.48 and the type in the address (specification §2.4, §9). */
export async function PostCard({ page }: { page: PostEntry }) {
  const { id, locale, address, frontmatter } = page;
  const { category, date, author, title } = frontmatter;
  const t = await getTranslations('blog');
  const name = readPeople()[author]?.name;
  return (
    <PageCard
      href={`${address}?type=${category}`}
      title={typeset(title, locale)}
      summary={cardTexts(page).summary}
      picture={
        <PostPicture id={id} frontmatter={frontmatter} kind="cover" className="aspect-[1.48]" />
      }
      note={
        <>
          {t(`categories.${category}`)} · <time dateTime={date}>{blogDate(date, locale)}</time>
          {name && ` · ${t('by_author', { name })}`}
        </>
      }
    />
  );
}
