import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { carouselTexts } from '@/components/ui/carousel/carousel-texts';
import { SlideText } from '@/components/ui/carousel/slide-text';
import { classNames } from '@/components/ui/class-names/class-names';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { padNumber } from '@/lib/format/pad-number';
import type { BlockProps } from '@/lib/schema/block';
import type { numberedSliderSchema, numberedSlideSchema } from './schema';

type NumberedSlideProps = BlockProps<typeof numberedSlideSchema> & { children?: ReactNode };

/** One slide; `<NumberedSlider>` reads its properties and renders it. */
export function NumberedSlide(_props: NumberedSlideProps): ReactNode {
  return misplaced('NumberedSlide', 'NumberedSlider');
}

/** Two digits up to here (decisions: counters). */
const padUpTo = 9;

/** Columns of slides that stand side by side, by how many there are; more than these go on in the next row. */
const columns: readonly string[] = [
  '',
  '',
  'md:grid-cols-2',
  'lg:grid-cols-3',
  'md:grid-cols-2 xl:grid-cols-4',
];

type NumberedSliderProps = BlockProps<typeof numberedSliderSchema> & { children?: ReactNode };

/** Items with large numbers, one at a time or all side by side. */
export async function NumberedSlider({ label, showsAll, children }: NumberedSliderProps) {
  const t = await getTranslations('components.carousel');
  const items = itemsOf<NumberedSlideProps>(children, NumberedSlide, 'NumberedSlider');
  if (items.length === 0) return null;
  const textOf = ({ heading, url, children: text }: NumberedSlideProps) => (
    <SlideText heading={heading} url={url} linkLabel={t('more')}>
      {text}
    </SlideText>
  );
  const numberOf = (index: number) => (
    <p aria-hidden="true" className="text-h1 leading-none font-normal text-ink-purple tabular-nums">
      {padNumber(index + 1, padUpTo)}
    </p>
  );
  if (showsAll || items.length === 1)
    return (
      <section aria-label={label} className="not-first:mt-12">
        <ol
          className={classNames(
            'grid gap-x-8 gap-y-12',
            columns[Math.min(items.length, columns.length - 1)],
          )}
        >
          {items.map((item, index) => (
            <li key={item.heading} className="flex flex-col gap-6 border-t border-rule pt-8">
              {numberOf(index)}
              <div className="flex grow flex-col [&>:last-child]:mt-auto [&>:last-child]:pt-6">
                {textOf(item)}
              </div>
            </li>
          ))}
        </ol>
      </section>
    );
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
          {numberOf(index)}
          <div>{textOf(item)}</div>
        </div>
      ))}
    />
  );
}
