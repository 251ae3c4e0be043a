import { getTranslations } from 'next-intl/server';
import { Carousel, maxInList } from '@/components/ui/carousel/carousel';
import { SlideList } from '@/components/ui/carousel/slide-list';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { itemBlock, itemsOf } from '@/components/ui/slots/slots';
import { padNumber } from '@/lib/format/pad-number';
import type { BlockProps } from '@/lib/schema/block';
import { type numberedSliderSchema, numberedSlideSchema } from './schema';

/** One slide; `<NumberedSlider>` reads its properties and renders it. */
export const NumberedSlide = itemBlock(numberedSlideSchema);

/** Two digits up to here (decisions: counters). */
const padUpTo = 9;

/** Columns of slides that stand side by side, by how many there are; more go on in the next row. */
const columns = ['', '', 'gap-x-8 md:grid-cols-2', 'gap-x-8 lg:grid-cols-3'];

type NumberedSliderProps = BlockProps<typeof numberedSliderSchema>;

/** Items with large numbers, one at a time or all side by side. */
export async function NumberedSlider({ label, showsAll, children }: NumberedSliderProps) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf(children, NumberedSlide, 'NumberedSlider');
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
        <SlideText heading={item.heading} url={item.url} linkLabel={t('more')}>
          {item.children}
        </SlideText>
      </div>
    </div>
  ));
  return isList ? (
    <SlideList
      isOrdered
      label={label}
      slides={slides}
      className={columns[items.length] ?? 'gap-x-8 md:grid-cols-2 xl:grid-cols-4'}
    />
  ) : (
    <Carousel label={label} padUpTo={padUpTo} slides={slides} />
  );
}
