import { costOf } from '@/lib/format/cost';

/** What a unit costs, and those above a quantity. */
export type UnitPrice = { net: number; tiers?: readonly { above: number; net: number }[] };

/** Prices by what is chosen. */
export type EstimatePrices = {
  /** By the number of the choice. */
  machines: readonly UnitPrice[];
  disk: UnitPrice;
  objects: UnitPrice;
  /** Both copies, in the order first and second. */
  copies: readonly UnitPrice[];
  /** By the number of the choice; the first is part of every price. */
  support: readonly number[];
};

/** What is chosen; sizes in GB. */
export type Choice = {
  machine: number;
  count: number;
  hours: number;
  disk: number;
  objects: number;
  copies: number;
  support: number;
};

/** Hours of a month in the price list: a twelfth of a year. */
export const hoursOfMonth = 730;

export const firstChoice: Choice = {
  machine: 1,
  count: 3,
  hours: hoursOfMonth,
  disk: 600,
  objects: 1000,
  copies: 1200,
  support: 1,
};

/** What a choice costs a month, in whole zloty. */
export function estimate(choice: Choice, prices: EstimatePrices): number {
  const machine = prices.machines[choice.machine]?.net ?? 0;
  const share = Math.min(choice.hours, hoursOfMonth) / hoursOfMonth;
  const sum =
    machine * choice.count * share +
    costOf(prices.disk, choice.disk) +
    costOf(prices.objects, choice.objects) +
    prices.copies.reduce((total, copy) => total + costOf(copy, choice.copies), 0) +
    (prices.support[choice.support] ?? 0);
  return Math.round(sum);
}
