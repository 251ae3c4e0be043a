import type { Locale } from '@/lib/i18n/locales';

/** Size of the film's frames, in pixels. */
export const filmSize = { width: 1280, height: 720 } as const;

/** Films of our own, by the names that writers use; each has its files in each language. */
export const filmNames = ['diagrams'] as const;
export type FilmName = (typeof filmNames)[number];

/**
 * A file of a film in one language (docs/film.md), e.g. `/film/diagrams.pl.webm`; the captions are `.vtt`, the still `.webp`.
 * @param film Its name.
 */
export const filmFile = (
  film: FilmName,
  locale: Locale,
  ending: 'webm' | 'mp4' | 'vtt' | 'webp',
): string => `/film/${film}.${locale}.${ending}`;
