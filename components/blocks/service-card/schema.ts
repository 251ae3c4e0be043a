import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { serviceCard } from '@/lib/schema/entities/cards';

export const serviceCardSchema = defineBlock({
  name: 'ServiceCard',
  description: 'A card with a picture that leads to a service.',
  props: serviceCard,
  children: 'none',
  card: 'buttonUrl',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On pages that offer several services, side by side in a CardGrid, where a picture helps to tell them apart. Its heading is the short title of the page it leads to; the text goes on from there.',
  avoid:
    'Not without a picture: RelatedPages leads to services with their own titles and summaries. For what was done for a customer take a CustomerCard.',
  accessibility:
    'The text is always in sight. On large screens the button comes over the picture with pointer or keyboard focus, on small ones it stands below the text; screen readers find picture, text and button once each, and hear the text with the button.',
};
