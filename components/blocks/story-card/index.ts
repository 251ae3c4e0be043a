import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { StoryCard } from './story-card';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'For a story with a picture and words of your own: a programme, an event, a project that has a page. Several stand side by side in a CardGrid.',
  avoid:
    'For case studies take CaseStudyCards, which draws their picture and takes the words from the story itself. For a page without a picture of its own take RelatedPages.',
  accessibility:
    'The heading is the one link, so a screen reader hears it alone, while the whole card answers to the pointer. Leave imgAlt empty unless the picture says something the text does not; clientLogoAlt is the client’s name.',
};
