import type { Locale } from '@/lib/i18n/locales';

/** Where players come from (decisions, third parties: youtube-nocookie). */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The video on its own site. */
export const watchUrl = (video: string): string => `https://www.youtube.com/watch?v=${video}`;

/**
 * The player to embed: it plays at once, since it was asked for, shows captions in the language of the page where
 * the video has them, and offers nothing of other channels afterwards.
 */
export const embedUrl = (video: string, locale: Locale): string =>
  `${videoOrigin}/embed/${video}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=${locale}&hl=${locale}`;
