import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const cardGridSchema = defineBlock({
  name: 'CardGrid',
  description:
    'Cards side by side, in one, two, three or four columns by their number and the width.',
  props: z.strictObject({}),
  children: [
    'CustomerCard',
    'DownloadCard',
    'ListCard',
    'MigrationServiceCard',
    'ServiceCard',
    'StoryCard',
  ],
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'Whenever two or more cards of one kind belong together: services to choose from, packages to compare, files to take along. Three stand in a row on wide screens, four in a row of their own.',
  avoid:
    'Not for a single card, and not for a mixture of kinds, which reads as an accident. RelatedPages, CaseStudyCards and CertificateList bring a grid of their own.',
  accessibility:
    'The cards are a list whose length screen readers tell; the order in the text is the order of reading and of the keyboard.',
};
