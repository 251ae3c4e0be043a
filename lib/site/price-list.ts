import { readData } from '@/lib/content/data';
import { costOf } from '@/lib/format/cost';
import type { PriceExample } from '@/lib/schema/data/price-examples';
import type { Price } from '@/lib/schema/data/prices';

/**
 * An entry of the price list.
 * @param name Its name in `content/data/prices.yaml`.
 * @throws when there is none of the name; the check has reported it by then (rule unknown-entry).
 */
export function namedPrice(name: string): Price {
  const price = readData('prices')[name];
  if (price) return price;
  throw new Error(`there is no price "${name}" in data/prices.yaml`);
}

/** The day until which all of some prices hold. */
export const lastDayOf = (prices: readonly Price[]): string =>
  prices.map(({ valid }) => valid.until).sort()[0] ?? '';

/** A line of an example configuration with what it costs a month. */
export type PricedLine = { name: string; price: Price; quantity: number; cost: number };

/** An example configuration with what its lines cost, and its sum in zloty a month. */
export type PricedExample = { lines: readonly PricedLine[]; sum: number };

/** Works out what an example configuration costs a month. */
export function pricedExample({ lines }: Pick<PriceExample, 'lines'>): PricedExample {
  const priced = lines.map(({ price: name, quantity }) => {
    const price = namedPrice(name);
    return { name, price, quantity, cost: costOf(price, quantity) };
  });
  return { lines: priced, sum: Math.round(priced.reduce((sum, { cost }) => sum + cost, 0)) };
}
