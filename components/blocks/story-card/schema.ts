import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { optionalPictureFields, storyCard } from '@/lib/schema/entities/cards';

const needsPicture =
  'expected a picture, such as imgSrc="/cards/kubernetes.svg": only a case study has one of its own';

export const storyCardSchema = defineBlock({
  name: 'StoryCard',
  description: 'A card with a picture that leads to a story.',
  props: storyCard
    .extend({
      ...optionalPictureFields,
      imgSrc: optionalPictureFields.imgSrc.describe(
        'Address of the picture; without it, wordmark and chart of the case study.',
      ),
    })
    .superRefine(({ imgSrc, url }, context) => {
      if (imgSrc || /^\/case-studies\/./.test(url)) return;
      context.addIssue({ code: 'custom', path: ['imgSrc'], message: needsPicture });
    }),
  children: 'none',
  card: 'url',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'For a story told in words of your own, as this page needs it: a case study, whose wordmark and chart are shown without imgSrc, or a programme, an event, a project with a picture. Several stand side by side in a CardGrid.',
  avoid:
    'Where the title and result of a case study say enough, take CaseStudyCards, which takes the words from the story itself. For a page without a picture of its own take RelatedPages.',
  accessibility:
    'The heading is the one link, so a screen reader hears it alone, while the whole card answers to the pointer. Leave imgAlt empty unless the picture says something the text does not; clientLogoAlt is the client’s name.',
};
