import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { LazyCarousel } from '@/components/ui/lazy-leaves.client';
import type { CarouselClientProps, CarouselLayout } from './carousel.client';
import { SlideList } from './slide-list';

/** Milliseconds between slides that change by themselves (docs/behaviour.md §9). */
export const autoplayDelays = { usual: 4000, itemList: 13_000 } as const;

/** A carousel has more slides than this; fewer are a list. For those side by side it is what a wide window shows. */
export const maxInList: Readonly<Record<CarouselLayout, number>> = { one: 2, cards: 3, logos: 5 };

/** Columns of a list, by the number of slides. */
const columns = ['', '', 'gap-x-8 md:grid-cols-2', 'gap-x-8 md:grid-cols-2 xl:grid-cols-3'];

type CarouselProps = Omit<CarouselClientProps, 'texts' | 'icons' | 'layout'> & {
  /** How many slides are side by side: one, cards (up to 3) or logos (up to 5). */
  layout?: CarouselLayout;
  /** Labels of the buttons, where they are not the usual ones. */
  labels?: Readonly<Record<'previous' | 'next', string>>;
};

/** Slides of which one or a few are shown at a time, or a list of them where there are few; none is nothing. */
export async function Carousel({ layout = 'one', labels, ...props }: CarouselProps) {
  const { label, slides } = props;
  const t = await getTranslations('components.carousel');
  if (slides.length <= maxInList[layout])
    return (
      <SlideList
        label={label}
        slides={slides}
        className={columns[slides.length] ?? 'grid-cols-2 gap-x-8 md:grid-cols-4 xl:grid-cols-5'}
      />
    );
  return (
    <LazyCarousel
      {...props}
      layout={layout}
      texts={{
        role: t('role'),
        slideRole: t('slide_role'),
        // Swiper puts the numbers in.
        slide: t('slide', { number: '{{index}}', total: '{{slidesLength}}' }),
        previous: labels?.previous ?? t('previous'),
        next: labels?.next ?? t('next'),
        stop: t('stop'),
        start: t('start'),
        choose: t('choose'),
      }}
      icons={{
        previous: <Icon name="arrow-left" />,
        next: <Icon name="arrow-right" />,
        stop: <Icon name="pause" />,
        start: <Icon name="play" />,
      }}
    />
  );
}
