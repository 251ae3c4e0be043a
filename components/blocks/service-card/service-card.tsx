import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { OverlayCard } from '@/components/ui/overlay-card/overlay-card';
import { Text } from '@/components/ui/text/text';
import { cardTexts } from '@/lib/content/card-texts';
import { content } from '@/lib/content/site-content';
import { sizeOfSource } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { serviceCardSchema } from './schema';

/** A picture, the name of the page it leads to, and a text; the button lies over the picture on large screens, below the text on small ones. */
export async function ServiceCard(props: BlockProps<typeof serviceCardSchema>) {
  const { imgSrc, imgAlt, text, buttonUrl } = props;
  const id = useId();
  const page = content.byPathname(buttonUrl.replace(/[?#].*$/s, ''));
  const t = await getTranslations('components.service_card');
  return (
    <OverlayCard
      picture={{ src: imgSrc, alt: imgAlt, ...sizeOfSource(imgSrc) }}
      face={
        <>
          {page && (
            <Heading level={3} look="h4" className="mb-3">
              {cardTexts(page).title}
            </Heading>
          )}
          <Text id={id}>{text}</Text>
        </>
      }
      href={buttonUrl}
      label={t('button')}
      describedBy={id}
    />
  );
}
