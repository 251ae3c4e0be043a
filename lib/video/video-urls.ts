import type { Locale } from '@/lib/i18n/locales';

/** The video on its own site. */
export const watchUrl = (video: string): string => `https://www.youtube.com/watch?v=${video}`;

/**
 * The player to embed: it plays at once, since it was asked for, shows captions in the language of the page where
 * the video has them, and offers nothing of other channels afterwards (decisions, third parties: youtube-nocookie).
 */
export const embedUrl = (video: string, locale: Locale): string =>
  `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=${locale}&hl=${locale}`;
