import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { OverlayCard } from '@/components/ui/overlay-card/overlay-card';
import { Text } from '@/components/ui/text/text';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { customerCardSchema } from './schema';

/** A picture, a name and a text; the button lies over the picture on large screens, below the text on small ones. */
export async function CustomerCard(props: BlockProps<typeof customerCardSchema>) {
  const { imgSrc, imgAlt, heading, text, buttonUrl } = props;
  const t = await getTranslations('components.customer_card');
  return (
    <OverlayCard
      picture={{ src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc) }}
      face={
        <>
          <Heading level={3} look="h4" className="mb-3">
            {heading}
          </Heading>
          <Text>{text}</Text>
        </>
      }
      href={buttonUrl}
      label={t('button', { name: heading })}
    />
  );
}
