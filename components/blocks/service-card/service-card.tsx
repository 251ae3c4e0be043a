import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import { OverlayCard } from '@/components/ui/overlay-card/overlay-card';
import { Text } from '@/components/ui/text/text';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { serviceCardSchema } from './schema';

/** A picture and a text; the button lies over the picture on large screens, below the text on small ones. */
export async function ServiceCard(props: BlockProps<typeof serviceCardSchema>) {
  const { imgSrc, imgAlt, text, buttonUrl } = props;
  const id = useId();
  const t = await getTranslations('components.service_card');
  return (
    <OverlayCard
      picture={{ src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc) }}
      face={<Text id={id}>{text}</Text>}
      href={buttonUrl}
      label={t('button')}
      describedBy={id}
    />
  );
}
