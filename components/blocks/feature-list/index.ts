import type { BlockGuide } from '@/lib/schema/block-folder';

export { Feature, FeatureList } from './feature-list';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For the parts of a service or product: three to nine short paragraphs of equal rank, each under a heading that tells it from the others. Two columns for longer texts, three for shorter ones.',
  avoid:
    'Not for advantages in a sentence each, which are a BenefitList, not for steps, and not for a single feature, which is a paragraph.',
  accessibility:
    'A list whose length screen readers announce; reading goes row by row. The line above each heading is decoration. Headings are of level 3, so a heading of level 2 comes before the list.',
};
