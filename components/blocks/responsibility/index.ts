import type { BlockGuide } from '@/lib/schema/block-folder';

export { Responsibility } from './responsibility';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For who answers for what: every table with a column for us and one for the client. A cell begins with ●, ◐ or ○; what the part is in particular may follow: `◐ Base images`.',
  avoid:
    'Not for options to choose between, which are a Comparison. One duty has one ● where it can be helped: two that are responsible are none.',
  accessibility:
    'A table with headers of rows and columns, also on phones, where each duty stands above its parties. Every dot has its word; colour adds nothing to it.',
};
