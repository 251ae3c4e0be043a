import type { BlockGuide } from '@/lib/schema/block-folder';

export { RelatedPages } from './related-pages';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'At the end of a page, for two to four pages that a reader of this one is likely to want next. Title and sentence of each card come from the page itself.',
  avoid:
    'Not for posts, which RelatedPosts finds by their subjects, nor for case studies with picture and industry, which are CaseStudyCards. A single next step is a ButtonLink.',
  accessibility:
    'A list of cards, each with a heading of level 3 whose link stretches over the card; a screen reader hears the title alone. Put a heading of level 2 before it.',
};
