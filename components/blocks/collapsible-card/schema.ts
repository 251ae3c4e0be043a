import { defineBlock } from '@/lib/schema/block';
import { collapsibleCard } from '@/lib/schema/entities/cards';

export const collapsibleCardSchema = defineBlock({
  name: 'CollapsibleCard',
  description: 'A card that says the main thing at once and keeps the details folded away.',
  // The hidden content is between the tags.
  props: collapsibleCard.omit({ hiddenContent: true }),
  children: 'content',
  heading: { prop: 'heading', level: 3 },
});
