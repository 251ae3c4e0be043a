import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { autoplayDelays, Carousel } from '@/components/ui/carousel/carousel';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { itemBlock, itemsOf } from '@/components/ui/slots/slots';
import { itemListSlideSchema } from './schema';

/** One slide; `<ItemListCarousel>` reads its properties and renders it. */
export const ItemListSlide = itemBlock(itemListSlideSchema);

type ItemListCarouselProps = { label: string; children?: ReactNode };

/** Slides that change by themselves, with a list of their headings next to them. */
export async function ItemListCarousel({ label, children }: ItemListCarouselProps) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf(children, ItemListSlide, 'ItemListCarousel');
  return (
    <Carousel
      label={label}
      padUpTo={9}
      autoplayDelay={autoplayDelays.itemList}
      headings={items.map(({ heading }) => heading)}
      slides={items.map((item) => (
        <SlideText key={item.heading} heading={item.heading} url={item.url} linkLabel={t('more')}>
          {item.children}
        </SlideText>
      ))}
    />
  );
}
