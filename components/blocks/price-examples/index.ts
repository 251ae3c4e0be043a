import type { BlockGuide } from '@/lib/schema/block-folder';

export { PriceExamples } from './price-examples';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Once on the site, where a buyer asks what a whole system costs. The sums follow from the price list.',
  avoid: 'Not for one price, and not for a client’s own case, which is an offer.',
  accessibility:
    'Each example begins with a heading of level 3, so one of level 2 comes before it; its lines are a list of terms with amounts, the sum last.',
};
