/** Texts of a carousel's interface. */
export type CarouselTexts = {
  /** What it is, e.g. "carousel", and what its slides are. */
  role: string;
  slideRole: string;
  previous: string;
  next: string;
  /** Labels of the button that ends and begins the rotation. */
  stop: string;
  start: string;
  /** Name of the list of headings next to the slides. */
  choose: string;
  /** Name of each slide, e.g. "1 of 3". */
  slides: string[];
};

type Translate = (key: string, values?: Record<string, number>) => string;

/**
 * The texts from the message files.
 * @param t Translator of the group `components.carousel`.
 * @param total Number of slides.
 */
export const carouselTexts = (t: Translate, total: number): CarouselTexts => ({
  role: t('role'),
  slideRole: t('slide_role'),
  previous: t('previous'),
  next: t('next'),
  stop: t('stop'),
  start: t('start'),
  choose: t('choose'),
  slides: Array.from({ length: total }, (_, index) => t('slide', { number: index + 1, total })),
});

/** Milliseconds between slides that change by themselves (docs/behaviour.md §9). */
export const autoplayDelays = { usual: 4000, itemList: 13_000 } as const;
