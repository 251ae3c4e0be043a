import { getTranslations } from 'next-intl/server';
import { autoplayDelays, Carousel } from '@/components/ui/carousel/carousel';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { itemBlock, itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { type extendedSliderSchema, extendedSlideSchema } from './schema';

/** One slide; `<ExtendedSlider>` reads its properties and renders it. */
export const ExtendedSlide = itemBlock(extendedSlideSchema);

type ExtendedSliderProps = BlockProps<typeof extendedSliderSchema>;

/** Slides side by side; its buttons have labels of their own (docs/behaviour.md §9). */
export async function ExtendedSlider({ label, autoplay, children }: ExtendedSliderProps) {
  const t = await getTranslations('components.extended_slider');
  const items = itemsOf(children, ExtendedSlide, 'ExtendedSlider');
  return (
    <Carousel
      label={label}
      layout="cards"
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      labels={{ previous: t('prev_button'), next: t('next_button') }}
      slides={items.map((item) => (
        // Open below: neighbours of different height still look alike.
        <div key={item.heading} className="border-t-2 border-ink-purple pt-6">
          <SlideText heading={item.heading} url={item.url} linkLabel={t('url_button')}>
            {item.children}
          </SlideText>
        </div>
      ))}
    />
  );
}
