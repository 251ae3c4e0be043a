import type { Locale } from '@/lib/i18n/locales';

/**
 * Which item each drawn segment shows, clockwise from the top: English and Polish map them to different
 * indices (specification §2.4, mapping in the decisions on it).
 */
export const segmentOrder: Readonly<Record<Locale, readonly number[]>> = {
  en: [0, 1, 2],
  pl: [2, 0, 1],
};
