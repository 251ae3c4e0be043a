import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Carousel } from '@/components/ui/carousel/carousel';
import { autoplayDelays, carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { sizeInWidth } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { quoteCarouselSchema, quoteSchema } from './schema';

type QuoteProps = BlockProps<typeof quoteSchema>;

/** One voice; `<QuoteCarousel>` reads its properties and renders it. */
export function Quote(_props: QuoteProps): ReactNode {
  return misplaced('Quote', 'QuoteCarousel');
}

/** One quotation, in the quotation marks of its language. */
async function QuoteSlide(props: QuoteProps) {
  const { text, author, position, imgSrc, imgAlt, imgWidth, buttonUrl } = props;
  const t = await getTranslations('components.quote_carousel');
  return (
    <figure className="max-w-5xl">
      <blockquote className="text-h3 font-normal lg:text-h2 lg:font-normal">
        <p>{t('quotation', { text })}</p>
      </blockquote>
      <figcaption className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {imgSrc && (
          <Picture
            src={imgSrc}
            alt={imgAlt}
            {...sizeInWidth(imgSrc, imgWidth)}
            className="h-auto max-w-full rounded-card"
          />
        )}
        <span>
          <span className="block text-h5">{author}</span>
          <span className="block text-small text-ink-soft">{position}</span>
        </span>
        {buttonUrl && (
          <ButtonLink href={buttonUrl} variant="outline">
            {t('whole_story')}
            <span className="sr-only">: {author}</span>
          </ButtonLink>
        )}
      </figcaption>
    </figure>
  );
}

/** The quote carousel pads its counter up to 10 (docs/behaviour.md §4). */
const padUpTo = 10;

type QuoteCarouselProps = BlockProps<typeof quoteCarouselSchema> & { children?: ReactNode };

/** Carousel of quotations; every slide is rendered on the server. */
export async function QuoteCarousel({ label, autoplay, children }: QuoteCarouselProps) {
  const t = await getTranslations('components.carousel');
  const quotes = itemsOf<QuoteProps>(children, Quote, 'QuoteCarousel');
  return (
    <Carousel
      label={label}
      padUpTo={padUpTo}
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      texts={carouselTexts(t, quotes.length)}
      slides={quotes.map((quote) => <QuoteSlide key={quote.text} {...quote} />)}
    />
  );
}
