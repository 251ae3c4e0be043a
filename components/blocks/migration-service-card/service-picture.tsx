import { classNames } from '@/components/ui/class-names/class-names';
import { Icon, type IconName } from '@/components/ui/icon/icon';
import { cardSizes, Picture } from '@/components/ui/picture/picture';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import { type ArtName, artNames } from '@/lib/art/art-names';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { classOf, pictureHeights, pictureWidths } from './measures';
import type { migrationServiceCardSchema } from './schema';

const isArt = (name: string): name is ArtName => artNames.some((art) => art === name);

/** The picture of a card: a file, a composition of the motif, or an icon. */
export function ServicePicture(props: BlockProps<typeof migrationServiceCardSchema>) {
  const { name, img, imgSrc, imgAlt, imgWidth, imgHeight, imgProps = {} } = props;
  const look = classNames(
    'mb-6 block max-w-full text-purple',
    classOf(pictureWidths, imgWidth),
    classOf(pictureHeights, imgHeight),
  );
  const { loading, ...attributes } = imgProps;
  if (imgSrc) {
    const isEager = loading === 'eager';
    const picture = { src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc), ...attributes };
    // A small one need not be fetched in its own size.
    const sizes = imgWidth.endsWith('px') ? imgWidth : cardSizes;
    return <Picture {...picture} sizes={sizes} isEager={isEager} className={look} />;
  }
  if (!img) return null;
  // A drawing has no alternative text of its own, so it says what it shows on an element around it.
  const label = imgAlt ? { role: 'img', 'aria-label': imgAlt } : {};
  return (
    <span {...label} {...attributes} className="block">
      {isArt(img) ? (
        <StrataArt name={img} seed={name} tone="paper" className={look} />
      ) : (
        <Icon name={img as IconName} className={look} />
      )}
    </span>
  );
}
