import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { StoryCard } from './story-card';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'For a story told in words of your own, as this page needs it: a case study, whose wordmark and chart are shown without imgSrc, or a programme, an event, a project with a picture. Several stand side by side in a CardGrid.',
  avoid:
    'Where the title and result of a case study say enough, take CaseStudyCards, which takes the words from the story itself. For a page without a picture of its own take RelatedPages.',
  accessibility:
    'The heading is the one link, so a screen reader hears it alone, while the whole card answers to the pointer. Leave imgAlt empty unless the picture says something the text does not; clientLogoAlt is the client’s name.',
};
