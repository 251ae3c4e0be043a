import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button/button-link';
import { autoplayDelays, Carousel, maxInList } from '@/components/ui/carousel/carousel';
import { SlideList } from '@/components/ui/carousel/slide-list';
import { Picture } from '@/components/ui/picture/picture';
import { itemBlock, itemsOf } from '@/components/ui/slots/slots';
import { sizeInWidth } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { type quoteCarouselSchema, quoteSchema } from './schema';

/** One voice; `<QuoteCarousel>` reads its properties and renders it. */
export const Quote = itemBlock(quoteSchema);

type QuoteFigureProps = BlockProps<typeof quoteSchema> & {
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

type QuoteCarouselProps = BlockProps<typeof quoteCarouselSchema>;

/** Size of the words on the whole width, and columns of a list with theirs, by the number of voices. */
const alone = 'text-h3 font-normal lg:text-h2 lg:font-normal';
const lists = [
  { columns: '', look: alone },
  { columns: '', look: alone },
  { columns: 'gap-x-16 lg:grid-cols-2', look: 'text-h4 font-normal lg:text-h3 lg:font-normal' },
];
const longList = { columns: 'gap-x-16 xl:grid-cols-3', look: 'text-h4 font-normal' };

/** Quotations, one at a time or all side by side; all are rendered on the server. */
export function QuoteCarousel({ label, autoplay, showsAll, children }: QuoteCarouselProps) {
  const quotes = itemsOf(children, Quote, 'QuoteCarousel');
  const isList = showsAll || quotes.length <= maxInList.one;
  const { columns, look } = lists[quotes.length] ?? longList;
  const slides = quotes.map((quote) => (
    <QuoteFigure key={quote.text} {...quote} look={isList ? look : alone} />
  ));
  return isList ? (
    <SlideList label={label} slides={slides} className={columns} />
  ) : (
    <Carousel
      label={label}
      padUpTo={padUpTo}
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      slides={slides}
    />
  );
}
