import type { BlockGuide } from '@/lib/schema/block-folder';

export { Benefit, BenefitList } from './benefit-list';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'On a service or product page, for what a client has from it: three to eight statements that can be held against us, each with an icon of its kind.',
  avoid:
    'Not for the parts of a service, which are a FeatureList, and not for a sequence, which is Steps or a StepTimeline. Without a statement worth a heading, a Markdown list will do.',
  accessibility:
    'A list whose length screen readers announce. Icons are decoration and hidden, so the heading has to say everything. Headings are of level 3, so a heading of level 2 comes before the list.',
};
