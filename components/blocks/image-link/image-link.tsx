import { getTranslations } from 'next-intl/server';
import { ImageLink as Link } from '@/components/ui/image-link/image-link';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { imageLinkSchema } from './schema';

/** A picture that is a link. */
export async function ImageLink(props: BlockProps<typeof imageLinkSchema>) {
  const { src, alt, url, isExternal } = props;
  const t = await getTranslations('components');
  return (
    <p className="my-8 first:mt-0 last:mb-0">
      <Link
        href={url}
        picture={{ src, alt, ...sizeOfSource(src) }}
        isExternal={isExternal}
        newTabLabel={t('new_tab')}
      />
    </p>
  );
}
