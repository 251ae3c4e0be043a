import { defineBlock } from '@/lib/schema/block';
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
