/**
 * What a quantity of something costs: each unit at the price of its tier.
 * @param price The entry of the price list.
 * @returns Zloty, to a grosz.
 */
export function costOf(
  price: { net: number; tiers?: readonly { above: number; net: number }[] },
  quantity: number,
): number {
  const steps = [{ above: 0, net: price.net }, ...(price.tiers ?? [])];
  const sum = steps.reduce((total, { above, net }, index) => {
    const until = Math.min(quantity, steps[index + 1]?.above ?? quantity);
    return total + Math.max(0, until - above) * net;
  }, 0);
  return Math.round(sum * 100) / 100;
}
