import { defineBlock } from '@/lib/schema/block';

export const cardGridSchema = defineBlock({
  name: 'CardGrid',
  description:
    'Cards side by side, in one, two, three or four columns by their number and the width.',
  children: [
    'CustomerCard',
    'DownloadCard',
    'ListCard',
    'MigrationServiceCard',
    'ServiceCard',
    'StoryCard',
  ],
});
