import { iconPaths } from '@/components/ui/icon/icon-paths';
import { artNames } from '@/lib/art/art-names';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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
  children: 'none',
  card: 'buttonUrl',
});

export const customerCardSchema = defineBlock({
  name: 'CustomerCard',
  description: 'A card with a picture that leads to what was done for a customer.',
  props: customerCard,
  children: 'none',
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
  children: 'none',
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
  children: 'none',
  card: 'url',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'ServiceCard, CustomerCard and StoryCard stand side by side in a CardGrid where a picture helps to tell services, customers or stories apart; a StoryCard shows wordmark and chart of a case study where it has no imgSrc. MigrationServiceCard is for the pages about onboarding and migration: a document to take along and a page to read on, in interface texts, so that a service is called the same everywhere.',
  avoid:
    'Not without a picture: RelatedPages leads to pages with their own titles and summaries. Case studies told in their own words are CaseStudyCards, logos without a story are ClientLogos, a document by itself is a DownloadCard.',
  accessibility:
    'Names are headings of level 3 and always in sight. On large screens the button of a ServiceCard or CustomerCard comes over the picture with pointer or keyboard focus, on small ones it stands below the text; a StoryCard is one link, its heading. Heights of a MigrationServiceCard are the least heights: enlarged text is never cut. Leave imgAlt empty unless the picture says something the text does not.',
};
