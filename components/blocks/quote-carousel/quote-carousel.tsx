import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button/link-button';
import { autoplayDelays, Carousel, maxInList } from '@/components/ui/carousel/carousel';
import { SlideList } from '@/components/ui/carousel/slide-list';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/slots';
import { padNumber } from '@/lib/format/pad-number';
import { sizeInWidth } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import {
  type extendedSliderSchema,
  extendedSlideSchema,
  type itemListCarouselSchema,
  itemListSlideSchema,
  type numberedSliderSchema,
  numberedSlideSchema,
  type quoteCarouselSchema,
  quoteSchema,
} from './schema';

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
          <LinkButton href={buttonUrl} variant="outline">
            {t('whole_story')}
            <span className="sr-only">: {author}</span>
          </LinkButton>
        )}
      </figcaption>
    </figure>
  );
}

/** Size of the words on the whole width, and columns of a list with theirs, by the number of voices. */
const alone = 'text-h3 font-normal lg:text-h2 lg:font-normal';
const quoteLists = [
  { columns: '', look: alone },
  { columns: '', look: alone },
  { columns: 'gap-x-16 lg:grid-cols-2', look: 'text-h4 font-normal lg:text-h3 lg:font-normal' },
];
const longQuoteList = { columns: 'gap-x-16 xl:grid-cols-3', look: 'text-h4 font-normal' };

/** Quotations, one at a time or all side by side; all are rendered on the server. */
export function QuoteCarousel(props: BlockProps<typeof quoteCarouselSchema>) {
  const { label, autoplay, showsAll, children } = props;
  const quotes = itemsOf(children, quoteSchema);
  const isList = showsAll || quotes.length <= maxInList.one;
  const { columns, look } = quoteLists[quotes.length] ?? longQuoteList;
  const slides = quotes.map((quote) => (
    <QuoteFigure key={quote.text} {...quote} look={isList ? look : alone} />
  ));
  if (isList) return <SlideList label={label} slides={slides} className={columns} />;
  return (
    <Carousel
      label={label}
      // The quote carousel pads its counter up to 10 (docs/behaviour.md §4).
      padUpTo={10}
      autoplayDelay={autoplay ? autoplayDelays.usual : undefined}
      slides={slides}
    />
  );
}

/** Two digits up to here, save in the quote carousel (decisions: counters). */
const padUpTo = 9;

/** Columns of numbered slides side by side, by how many there are; more go on in the next row. */
const numberedColumns = ['', '', 'gap-x-8 md:grid-cols-2', 'gap-x-8 lg:grid-cols-3'];

/** Items with large numbers, one at a time or all side by side. */
export async function NumberedSlider(props: BlockProps<typeof numberedSliderSchema>) {
  const { label, showsAll, children } = props;
  const t = await getTranslations('components.carousel');
  const items = itemsOf(children, numberedSlideSchema);
  const isList = showsAll || items.length <= maxInList.one;
  const slides = items.map((item, index) => (
    <div
      key={item.heading}
      className={
        isList
          ? 'flex h-full flex-col gap-6 border-t border-rule pt-8'
          : 'grid gap-6 border-t border-rule pt-8 lg:grid-cols-[1fr_3fr] lg:gap-12'
      }
    >
      <p
        aria-hidden="true"
        className="text-h1 leading-none font-normal text-ink-purple tabular-nums"
      >
        {padNumber(index + 1, padUpTo)}
      </p>
      <div
        className={isList ? 'flex grow flex-col [&>:last-child]:mt-auto [&>:last-child]:pt-6' : ''}
      >
        <SlideText {...item} linkLabel={t('more')} />
      </div>
    </div>
  ));
  if (!isList) return <Carousel label={label} padUpTo={padUpTo} slides={slides} />;
  return (
    <SlideList
      isOrdered
      label={label}
      slides={slides}
      className={numberedColumns[items.length] ?? 'gap-x-8 md:grid-cols-2 xl:grid-cols-4'}
    />
  );
}

/** Slides side by side; its buttons have labels of their own (docs/behaviour.md §9). */
export async function ExtendedSlider(props: BlockProps<typeof extendedSliderSchema>) {
  const t = await getTranslations('components.extended_slider');
  return (
    <Carousel
      label={props.label}
      layout="cards"
      autoplayDelay={props.autoplay ? autoplayDelays.usual : undefined}
      labels={{ previous: t('prev_button'), next: t('next_button') }}
      slides={itemsOf(props.children, extendedSlideSchema).map((item) => (
        // Open below: neighbours of different height still look alike.
        <div key={item.heading} className="border-t-2 border-ink-purple pt-6">
          <SlideText {...item} linkLabel={t('url_button')} />
        </div>
      ))}
    />
  );
}

/** Slides that change by themselves, with a list of their headings next to them. */
export async function ItemListCarousel(props: BlockProps<typeof itemListCarouselSchema>) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf(props.children, itemListSlideSchema);
  return (
    <Carousel
      label={props.label}
      padUpTo={padUpTo}
      autoplayDelay={autoplayDelays.itemList}
      headings={items.map(({ heading }) => heading)}
      slides={items.map((item) => <SlideText key={item.heading} {...item} linkLabel={t('more')} />)}
    />
  );
}
