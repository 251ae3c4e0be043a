import type { BlockGuide } from '@/lib/schema/block-folder';

export { ListCard } from './list-card';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For what belongs to an offer or a package, in entries of a few words. Put two or three side by side in a CardGrid to let readers compare.',
  avoid:
    'Not for entries of more than a line or two: take a FeatureList. Not for steps that follow one another, which are a StepTimeline, and not for a list that is part of the text, which is Markdown.',
  accessibility:
    'The name is a heading of level 3, so a heading of level 2 comes before it; the entries are a list whose length screen readers tell. The ticks are decoration.',
};
