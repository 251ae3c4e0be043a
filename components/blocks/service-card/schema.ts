import { iconPaths } from '@/components/ui/icon/icon-paths';
import { artNames } from '@/lib/art/art-names';
import { defineBlock } from '@/lib/schema/block';
import {
  customerCard,
  migrationServiceCard,
  optionalPictureFields,
  serviceCard,
  storyCard,
} from '@/lib/schema/entities/cards';

export const serviceCardSchema = defineBlock({
  name: 'ServiceCard',
  description: 'A card with a picture that leads to a service.',
  props: serviceCard,
  card: 'buttonUrl',
});

export const customerCardSchema = defineBlock({
  name: 'CustomerCard',
  description: 'A card with a picture that leads to what was done for a customer.',
  props: customerCard,
  card: 'buttonUrl',
  heading: { prop: 'heading', level: 3 },
});

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
  card: 'url',
  heading: { prop: 'heading', level: 3 },
});

const drawings = [...artNames, ...Object.keys(iconPaths)];

const unknownDrawing =
  'expected the name of a composition or an icon of the site, such as "layers" or "server"';

const twoPictures = 'expected `img` or `imgSrc`, found both: leave one of them out';

export const migrationServiceCardSchema = defineBlock({
  name: 'MigrationServiceCard',
  description: 'A card of a migration service, with a document and a page to read on.',
  props: migrationServiceCard.superRefine(({ img, imgSrc }, context) => {
    if (img && !drawings.includes(img))
      context.addIssue({ code: 'custom', path: ['img'], message: unknownDrawing });
    if (img && imgSrc) context.addIssue({ code: 'custom', path: ['img'], message: twoPictures });
  }),
  card: 'url',
});
