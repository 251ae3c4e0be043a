import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge/badge';
import { stackPictureStyle } from '@/components/ui/card/card';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardSizes, Picture } from '@/components/ui/picture/picture';
import { PostCover } from '@/components/ui/post-cover/post-cover';
import { coverSize } from '@/lib/art/covers';
import { coverPathname } from '@/lib/art/svg-files';
import { cardTexts } from '@/lib/content/card-texts';
import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { postAuthors } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { blogDate } from '@/lib/format/blog-date';
import { pictureOfPage } from '@/lib/pictures/picture-of-page';
import type { Frontmatter } from '@/lib/schema/document-types';
import type { postPictureRatios } from '@/lib/schema/document-types/post';
import { readingMinutes } from '@/lib/text/reading-time';
import { typeset } from '@/lib/text/typeset';

type PostPictureProps = {
  id: string;
  frontmatter: Frontmatter<'Post'>;
  /** On its card, or above it. */
  kind: keyof typeof postPictureRatios;
  isEager?: boolean;
  className: string;
};

/** How wide the picture is shown. */
const shownWidths = {
  cover: cardSizes,
  header: '100vw',
};

/** A post's picture: its own where the writer gave one, else a drawn one. Decorative: its title is next to it. */
export function PostPicture({ id, frontmatter, kind, isEager, className }: PostPictureProps) {
  const own = frontmatter[kind];
  const { category } = frontmatter;
  // Lists would carry the drawings of all their posts, twice: in the HTML and in the data for the router.
  if (!own && kind === 'cover')
    return (
      <Picture
        src={coverPathname({ id, category })}
        alt=""
        {...coverSize}
        isEager={isEager}
        className={`block w-full object-cover ${className}`}
      />
    );
  if (!own) return <PostCover id={id} category={category} className={className} />;
  return (
    <Picture
      {...pictureOfPage(own, id)}
      alt=""
      sizes={shownWidths[kind]}
      isEager={isEager}
      className={`block w-full object-cover ${className}`}
    />
  );
}

/** A card that leads to a post; cover ratio 1.48 and the type in the address (docs/behaviour.md §2.4, §9). */
export async function PostCard({ page }: { page: PostEntry }) {
  const { id, locale, pathname, frontmatter, status } = page;
  const { category, date, title } = frontmatter;
  const t = await getTranslations('blog');
  const statuses = await getTranslations('lists.status');
  const names = postAuthors(page, readData('people'), content).map(({ person }) => person.name);
  return (
    <PageCard
      href={`${pathname}?type=${category}`}
      title={typeset(title, locale)}
      summary={cardTexts(page).summary}
      picture={
        <PostPicture
          id={id}
          frontmatter={frontmatter}
          kind="cover"
          className={`${stackPictureStyle} card-art aspect-[1.48]`}
        />
      }
      note={
        <>
          {/* Not over the picture, which phones show on the first card alone. */}
          {status !== 'live' && (
            <Badge tone="yellow" className="mb-2">
              {statuses(status)}
            </Badge>
          )}
          {/* The dot between kind and day is cut off where the day begins a line. */}
          <span className="flex flex-wrap gap-x-3.5 overflow-x-clip">
            {t(`categories.${category}`)}{' '}
            <time
              dateTime={date}
              className="relative whitespace-nowrap before:absolute before:-left-2.25 before:content-['·'/'']"
            >
              {blogDate(date, locale)}
            </time>
          </span>
        </>
      }
      foot={
        <>
          {/* Two lines where cards stand in rows, however many they are: lines of a row stand level. */}
          <span className="block md:flex md:min-h-[2lh] md:items-end">
            {names.length > 0 && t('by_author', { name: names.join(', ') })}
          </span>
          {t('reading_time', { minutes: readingMinutes(page.body) })}
        </>
      }
    />
  );
}
