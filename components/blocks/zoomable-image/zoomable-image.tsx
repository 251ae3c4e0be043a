import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture/picture';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { Text } from '@/components/ui/text/text';
import pictureLoader from '@/lib/pictures/picture-loader';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { LazyEnlargedPicture } from './lazy-enlarged-picture.client';
import { LazyZoom } from './lazy-zoom.client';
import type { zoomableImageSchema } from './schema';

/** Width in which the file opens without script, in pixels: the largest that laptops show (specification §9). */
const fullWidth = 1920;

/**
 * A picture in the width of the text, which a click enlarges to that of the dialog; without script the click opens its
 * file.
 */
export async function ZoomableImage(props: BlockProps<typeof zoomableImageSchema>) {
  const { src, alt, caption } = props;
  const t = await getTranslations('components.zoomable_image');
  const picture = { src, alt, ...sizeOfSource(src) };
  const close = t('close');
  return (
    <figure className="my-8 max-w-2xl">
      <div className="relative w-fit max-w-full">
        <Picture {...picture} className="block h-auto max-w-full rounded-card" />
        <LazyZoom
          title={caption ?? t('title')}
          openLabel={caption ? `${t('open')}: ${caption}` : t('open')}
          closeLabel={close}
          fileHref={pictureLoader({ src, width: fullWidth })}
        >
          <ScrollRegion label={caption ?? t('title')}>
            <LazyEnlargedPicture closeLabel={close}>
              <Picture {...picture} sizes="100vw" className="h-auto w-full" />
            </LazyEnlargedPicture>
          </ScrollRegion>
        </LazyZoom>
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
