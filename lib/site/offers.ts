import { readData } from '@/lib/content/data';
import type { Locale } from '@/lib/i18n/locales';
import type { Price } from '@/lib/schema/data/prices';

/** What a page offers, in one language, as its first screen and its answer box show it. */
export type ShownOffer = {
  where: string;
  serviceLevel: string;
  priceFrom?: Pick<Price, 'net' | 'unit' | 'tiers'>;
  pricedBy?: string;
  start: string;
  runs: string;
};

/** An entry of a data file that another one names. */
function named<Entry>(entries: Readonly<Record<string, Entry>>, name: string, file: string): Entry {
  const entry = entries[name];
  if (entry) return entry;
  throw new Error(`there is no "${name}" in data/${file}.yaml, which data/offers.yaml names`);
}

/**
 * What a page offers.
 * @param id Folder of the page.
 * @returns undefined for a page without an entry in `content/data/offers.yaml`.
 * @throws when the entry names a price or service level that is not there; the check has reported it by then.
 */
export function shownOffer(id: string, locale: Locale): ShownOffer | undefined {
  const offer = readData('offers')[id];
  if (!offer) return undefined;
  const level = named(readData('service-levels'), offer.serviceLevel, 'service-levels');
  const price = offer.priceFrom && named(readData('prices'), offer.priceFrom, 'prices');
  return {
    where: offer.where[locale],
    serviceLevel: level.level[locale],
    ...(price && { priceFrom: price }),
    ...(offer.pricedBy && { pricedBy: offer.pricedBy[locale] }),
    start: offer.start[locale],
    runs: offer.runs[locale],
  };
}
