import type { BlockGuide } from '@/lib/schema/block-folder';

export { BeforeAfter } from './before-after';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For what a project changed: one sentence of then and one of now, with a number each where it was measured in the same way.',
  avoid:
    'Not for two options to choose between, which are a Comparison, nor for changes over more than two points in time, which are a chart.',
  accessibility:
    'A description list: screen readers hear “Before” and “After” with their texts; the arrow is hidden from them.',
};
