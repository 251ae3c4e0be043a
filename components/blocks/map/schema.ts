import { defineBlock } from '@/lib/schema/block';

export const mapSchema = defineBlock({
  name: 'Map',
  description: 'Where we are: a drawn map of Poland with head office and data centres.',
});
