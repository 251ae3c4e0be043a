import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { CarouselDoor } from '@/components/ui/carousel/carousel.door.client';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/items-of';
import { Quote, type QuoteProps } from './quote';

/** The quote carousel pads its counter up to 10 (specification §4). */
const padUpTo = 10;

/** Carousel of quotations; every slide is rendered on the server. */
export async function QuoteCarousel({ label, children }: { label: string; children?: ReactNode }) {
  const t = await getTranslations('components.carousel');
  const quotes = itemsOf<QuoteProps>(children, Quote, 'QuoteCarousel');
  return (
    <CarouselDoor
      label={label}
      padUpTo={padUpTo}
      labels={{
        roleDescription: t('role'),
        slideRole: t('slide_role'),
        previous: t('previous'),
        next: t('next'),
        slides: quotes.map((_, index) => t('slide', { number: index + 1, total: quotes.length })),
      }}
      slides={quotes.map((quote) => (
        <QuoteSlide
          key={quote.text}
          {...quote}
          moreLabel={t('whole_story')}
          quotation={t('quotation', { text: quote.text })}
        />
      ))}
    />
  );
}

/** One quotation, in the quotation marks of its language. */
function QuoteSlide(props: QuoteProps & { moreLabel: string; quotation: string }) {
  const { author, position, imgSrc, imgAlt, imgWidth, buttonUrl, moreLabel, quotation } = props;
  return (
    <figure className="max-w-4xl py-2">
      <blockquote className="text-h3 font-normal">
        <p>{quotation}</p>
      </blockquote>
      <figcaption className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        {imgSrc && <Picture src={imgSrc} alt={imgAlt} width={imgWidth} />}
        <span>
          <span className="block text-h5">{author}</span>
          <span className="block text-small">{position}</span>
        </span>
        {buttonUrl && (
          <ButtonLink href={buttonUrl} variant="outline">
            {moreLabel}
          </ButtonLink>
        )}
      </figcaption>
    </figure>
  );
}
