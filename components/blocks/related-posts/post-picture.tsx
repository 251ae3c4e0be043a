import { cardSizes, Picture } from '@/components/ui/picture/picture';
import { PostCover } from '@/components/ui/post-cover/post-cover';
import { coverSize } from '@/lib/art/covers';
import { coverAddress } from '@/lib/art/svg-files';
import { pictureOfPage } from '@/lib/pictures/picture-of-page';
import type { Frontmatter, postPictureRatios } from '@/lib/schema/document-types';

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

/** A post's picture: its own where the writer gave one, else a drawn one. Decorative: its title stands by. */
export function PostPicture({ id, frontmatter, kind, isEager, className }: PostPictureProps) {
  const own = frontmatter[kind];
  const { category } = frontmatter;
  // Lists would carry the drawings of all their posts, twice: in the HTML and in the data for the router.
  if (!own && kind === 'cover')
    return (
      <Picture
        src={coverAddress({ id, category })}
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
