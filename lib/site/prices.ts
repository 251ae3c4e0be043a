import { currentEntries } from '@/lib/content/current-tree';
import { zloty } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { priceSchema } from '@/lib/schema/data/prices';

/** What is before a price's name in braces: `{prices.gpu-server}`. */
export const pricePrefix = 'prices.';

/** The price list of the tree of content in use (`content/data/prices.yaml`), by name. */
export const currentPrices = currentEntries('prices.yaml', priceSchema);

/**
 * A price as a language writes it, without its unit: “PLN 38,400”, “38 400 zł”.
 * @returns undefined where there is none of the name.
 */
export function writtenPrice(name: string, locale: Locale): string | undefined {
  const price = currentPrices().get(name);
  return price && zloty(price.net, locale);
}
