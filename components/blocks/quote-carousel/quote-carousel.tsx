import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { autoplayDelays, carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { LazyCarousel } from '@/components/ui/carousel/lazy-carousel.client';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { Quote, type QuoteProps } from './quote';
import { QuoteSlide } from './quote-slide';
import type { quoteCarouselSchema } from './schema';

/** The quote carousel pads its counter up to 10 (specification §4). */
const padUpTo = 10;

type QuoteCarouselProps = BlockProps<typeof quoteCarouselSchema> & { children?: ReactNode };

/** Carousel of quotations; every slide is rendered on the server. */
export async function QuoteCarousel({ label, autoplay, children }: QuoteCarouselProps) {
  const t = await getTranslations('components.carousel');
  const quotes = itemsOf<QuoteProps>(children, Quote, 'QuoteCarousel');
  return (
    <LazyCarousel
      label={label}
      padUpTo={padUpTo}
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      texts={carouselTexts(t, quotes.length)}
      slides={quotes.map((quote) => <QuoteSlide key={quote.text} {...quote} />)}
    />
  );
}
