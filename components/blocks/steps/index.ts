import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Step, Steps } from './steps';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For a way of three to five steps, which from a laptop on are one row on a rail: what happens after a form is sent, how a project goes. One or two sentences each, and the time where it is known.',
  avoid:
    'Not for steps that need room for paragraphs or drawings: that is a StepTimeline. Things without an order are a FeatureList or a BenefitList.',
  accessibility:
    'An ordered list: screen readers count the steps themselves, so the large numbers are hidden from them. Headings are of level 3, so a heading of level 2 comes before the block.',
};
