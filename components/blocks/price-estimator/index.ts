import type { BlockGuide } from '@/lib/schema/block-folder';

export { PriceEstimator } from './price-estimator';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Once on the site, on the page of the platform, above the example configurations.',
  avoid: 'Not on pages of services: what they cost depends on what is found, not on sizes.',
  accessibility:
    'Native fields with labels; the sum is a live output. Without script the fields are not shown, and the table of prices below stands for them.',
};
