import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Spec, SpecSheet } from './spec-sheet';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'On product pages, high up: four to twelve constants an engineer looks for, each in a few words. Take figures of the provider from the facts.',
  avoid:
    'Not for sentences, and not for what differs by option, which is a Comparison. What a buyer asks first is in the AnswerBox.',
  accessibility: 'A description list: screen readers hear each name with its value.',
};
