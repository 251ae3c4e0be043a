import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { LazyDialogButton } from '@/components/ui/lazy-leaves.client';
import { Link } from '@/components/ui/link/link';
import { Picture } from '@/components/ui/picture/picture';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { Text } from '@/components/ui/text/text';
import pictureLoader from '@/lib/pictures/picture-loader';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { LazyEnlargedPicture } from '../lazy-leaves.client';
import type { imageLinkSchema, imageSchema, zoomableImageSchema } from './schema';

/** A picture, at most as wide as it is; with an address it is a link. */
export function Image({ url, ...image }: BlockProps<typeof imageSchema>) {
  if (url) return <ImageLink {...image} url={url} />;
  const { src, alt } = image;
  return (
    <Picture src={src} alt={alt} {...sizeOfSource(src)} className="my-8 block h-auto max-w-full" />
  );
}

/** A picture that is a link, which its alternative text names. */
export async function ImageLink(props: BlockProps<typeof imageLinkSchema>) {
  const { src, alt, url, isExternal } = props;
  const t = await getTranslations('components');
  return (
    <p className="my-8 first:mt-0 last:mb-0">
      <Link
        href={url}
        isExternal={isExternal}
        newTabLabel={t('new_tab')}
        className="inline-block max-w-full rounded-card transition-opacity duration-200 hover:opacity-80"
      >
        <Picture src={src} alt={alt} {...sizeOfSource(src)} className="h-auto max-w-full" />
      </Link>
    </p>
  );
}

/** Width in which the file opens without script, in pixels: the largest that laptops show (docs/behaviour.md §9). */
const fullWidth = 1920;

/** How wide it is at most (`max-w-2xl`), for browsers that do not take the width at which it is laid out. */
const shownWidth = 'auto, (min-width: 46rem) 42rem, 92vw';

/**
 * A picture in the width of the text, which a click enlarges to that of the dialog; without script the click opens its
 * file.
 */
export async function ZoomableImage(props: BlockProps<typeof zoomableImageSchema>) {
  const { src, alt, caption } = props;
  const t = await getTranslations('components.zoomable_image');
  const picture = { src, alt, ...sizeOfSource(src) };
  const open = caption ? `${t('open')}: ${caption}` : t('open');
  const close = t('close');
  return (
    <figure className="my-8 max-w-2xl">
      <div className="relative w-fit max-w-full">
        <Picture {...picture} sizes={shownWidth} className="block h-auto max-w-full rounded-card" />
        <LazyDialogButton
          label={open}
          trigger={
            <>
              <span className="on-paper flex size-11 items-center justify-center rounded-card border border-rule bg-background text-ink-purple group-hover:border-purple print:hidden">
                <Icon name="zoom" className="size-6" />
              </span>
              <span className="sr-only">{open}</span>
            </>
          }
          className="group absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-card p-2"
          title={caption ?? t('title')}
          closeLabel={close}
          size="wide"
          fallbackHref={pictureLoader({ src, width: fullWidth })}
        >
          <ScrollRegion label={caption ?? t('title')}>
            <LazyEnlargedPicture closeLabel={close}>
              <Picture {...picture} sizes="100vw" className="h-auto w-full" />
            </LazyEnlargedPicture>
          </ScrollRegion>
        </LazyDialogButton>
      </div>
      {caption && (
        <figcaption className="mt-3">
          <Text as="span" look="small" isSoft>
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
