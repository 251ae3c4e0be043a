import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { ServiceLevels } from './service-levels';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where readers compare what contracts promise: on pages about operation, certificates and the platform. Name the levels the page is about.',
  avoid: 'Not for one level, which the AnswerBox of each service shows by itself.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
