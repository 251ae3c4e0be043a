import { getTranslations } from 'next-intl/server';
import { ImageLink } from '@/components/ui/image-link/image-link';
import { Picture } from '@/components/ui/picture/picture';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { imageSchema } from './schema';

/** A picture, at most as wide as it is; with an address it is a link. */
export async function Image({ src, alt, url, isExternal }: BlockProps<typeof imageSchema>) {
  const picture = { src, alt, ...sizeOfSource(src) };
  if (!url) return <Picture {...picture} className="my-8 block h-auto max-w-full" />;
  const t = await getTranslations('components');
  return (
    <p className="my-8">
      <ImageLink href={url} picture={picture} isExternal={isExternal} newTabLabel={t('new_tab')} />
    </p>
  );
}
