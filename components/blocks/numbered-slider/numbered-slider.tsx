import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { padNumber } from '@/lib/format/pad-number';
import type { BlockProps } from '@/lib/schema/block';
import type { numberedSlideSchema } from './schema';

type NumberedSlideProps = BlockProps<typeof numberedSlideSchema> & { children?: ReactNode };

/** One slide; `<NumberedSlider>` reads its properties and renders it. */
export function NumberedSlide(_props: NumberedSlideProps): ReactNode {
  return misplaced('NumberedSlide', 'NumberedSlider');
}

/** Two digits up to here (decisions: counters). */
const padUpTo = 9;

type NumberedSliderProps = { label: string; children?: ReactNode };

/** Slides with large numbers, one at a time. */
export async function NumberedSlider({ label, children }: NumberedSliderProps) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf<NumberedSlideProps>(children, NumberedSlide, 'NumberedSlider');
  return (
    <Carousel
      label={label}
      padUpTo={padUpTo}
      texts={carouselTexts(t, items.length)}
      slides={items.map((item, index) => (
        <div
          key={item.heading}
          className="grid gap-6 border-t border-rule pt-8 lg:grid-cols-[1fr_3fr] lg:gap-12"
        >
          <p
            aria-hidden="true"
            className="text-h1 leading-none font-normal text-ink-purple tabular-nums"
          >
            {padNumber(index + 1, padUpTo)}
          </p>
          <div>
            <SlideText heading={item.heading} url={item.url} linkLabel={t('more')}>
              {item.children}
            </SlideText>
          </div>
        </div>
      ))}
    />
  );
}
