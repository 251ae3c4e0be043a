import { defineBlock } from '@/lib/schema/block';
import { customerCard } from '@/lib/schema/entities/cards';

export const customerCardSchema = defineBlock({
  name: 'CustomerCard',
  description: 'A card with a picture that leads to what was done for a customer.',
  props: customerCard,
  children: 'none',
  card: 'buttonUrl',
  heading: { prop: 'heading', level: 3 },
});
