import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Carousel } from '@/components/ui/carousel/carousel';
import { autoplayDelays, carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { classNames } from '@/components/ui/class-names/class-names';
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

type QuoteFigureProps = QuoteProps & {
  /** Size of the words: the fewer there are side by side, the larger. */
  look: string;
};

/** One quotation, in the quotation marks of its language. */
async function QuoteFigure({ look, ...props }: QuoteFigureProps) {
  const { text, author, position, imgSrc, imgAlt, imgWidth, buttonUrl } = props;
  const t = await getTranslations('components.quote_carousel');
  return (
    <figure className="flex h-full max-w-5xl flex-col">
      <blockquote className={look}>
        <p>{t('quotation', { text })}</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-4 pt-8">
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

/** Sizes of the words alone on the whole width, and in half or a third of it. */
const looks = {
  alone: 'text-h3 font-normal lg:text-h2 lg:font-normal',
  half: 'text-h4 font-normal lg:text-h3 lg:font-normal',
  third: 'text-h4 font-normal',
} as const;

/** All voices, up to three in a row. */
function AllQuotes({ label, quotes }: { label: string; quotes: readonly QuoteProps[] }) {
  if (quotes.length === 0) return null;
  const [columns, look] =
    quotes.length === 1
      ? (['', looks.alone] as const)
      : quotes.length === 2
        ? (['lg:grid-cols-2', looks.half] as const)
        : (['xl:grid-cols-3', looks.third] as const);
  return (
    <section aria-label={label} className="not-first:mt-12">
      <ul className={classNames('grid gap-x-16 gap-y-12', columns)}>
        {quotes.map((quote) => (
          <li key={quote.text}>
            <QuoteFigure {...quote} look={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Quotations, one at a time or all side by side; all are rendered on the server. */
export async function QuoteCarousel({ label, autoplay, showsAll, children }: QuoteCarouselProps) {
  const t = await getTranslations('components.carousel');
  const quotes = itemsOf<QuoteProps>(children, Quote, 'QuoteCarousel');
  if (showsAll || quotes.length <= 1) return <AllQuotes label={label} quotes={quotes} />;
  return (
    <Carousel
      label={label}
      padUpTo={padUpTo}
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      texts={carouselTexts(t, quotes.length)}
      slides={quotes.map((quote) => <QuoteFigure key={quote.text} {...quote} look={looks.alone} />)}
    />
  );
}
