import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Step, Steps } from './steps';

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For a short way that the reader is about to go: what happens after a form is sent, how to prepare for a call. Two to six steps with a sentence each, and the time where it is known.',
  avoid:
    'Not for a project over weeks, whose steps need room: that is a StepTimeline. Things without an order are a FeatureList or a BenefitList.',
  accessibility:
    'An ordered list: screen readers count the steps themselves, so the large numbers are hidden from them. Headings are of level 3, so a heading of level 2 comes before the block.',
};
