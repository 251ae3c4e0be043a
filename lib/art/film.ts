import type { Locale } from '@/lib/i18n/locales';

/** Size of the film's frames, in pixels. */
export const filmSize = { width: 1280, height: 720 } as const;

/** Films of our own, by the names that writers use; each has its files in each language. */
export const filmNames = ['diagrams'] as const;
export type FilmName = (typeof filmNames)[number];

/** The folder of the films, below the site’s root (docs/film.md). */
export const filmFolder = '/film';

/**
 * A file of a film in one language, e.g. `/film/diagrams.pl.webm`; the captions are `.vtt`, the still `.webp`.
 * @param film Its name.
 */
export const filmFile = (
  film: FilmName,
  locale: Locale,
  ending: 'webm' | 'mp4' | 'vtt' | 'webp',
): string => `${filmFolder}/${film}.${locale}.${ending}`;
