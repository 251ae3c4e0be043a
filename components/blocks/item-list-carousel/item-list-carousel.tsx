import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { autoplayDelays, carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { LazyCarousel } from '@/components/ui/carousel/lazy-carousel.client';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { itemsOf } from '@/components/ui/slots/slots';
import { ItemListSlide, type ItemListSlideProps } from './item-list-slide';

type ItemListCarouselProps = { label: string; children?: ReactNode };

/** Slides that change by themselves, with a list of their headings beside them. */
export async function ItemListCarousel({ label, children }: ItemListCarouselProps) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf<ItemListSlideProps>(children, ItemListSlide, 'ItemListCarousel');
  return (
    <LazyCarousel
      label={label}
      padUpTo={9}
      autoplayDelay={autoplayDelays.itemList}
      texts={carouselTexts(t, items.length)}
      headings={items.map(({ heading }) => heading)}
      slides={items.map((item) => (
        <SlideText key={item.heading} heading={item.heading} url={item.url} linkLabel={t('more')}>
          {item.children}
        </SlideText>
      ))}
    />
  );
}
