import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Stat, Stats } from './stats';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For two to four numbers that a careful reader can check, each with its unit and with what it counts: “99.95%”, “availability of the platform a month, in the contract”.',
  avoid:
    'Not for numbers nobody can verify, and not for words, which FeatureList and BenefitList carry. More than four numbers are a Table.',
  accessibility:
    'A description list: the screen reader hears what is counted, then the number, although the number is shown first. Nothing counts up; the digits have equal widths.',
};
