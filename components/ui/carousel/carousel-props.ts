import type { ReactNode } from 'react';
import type { CarouselLayout } from './carousel-layout';
import type { CarouselTexts } from './carousel-texts';

export type CarouselProps = {
  /** Accessible name. */
  label: string;
  texts: CarouselTexts;
  /** Slides in order, rendered on the server. */
  slides: ReactNode[];
  /** How many slides stand side by side: one, cards (up to 3) or logos (up to 5). */
  layout?: CarouselLayout;
  /** Largest number the counter shows with a leading zero; without it there is no counter. */
  padUpTo?: number;
  /** Milliseconds after which the next slide comes by itself; without it none does. */
  autoplayDelay?: number;
  /** Headings of the slides, for a list beside them from which one is chosen. */
  headings?: string[];
};
