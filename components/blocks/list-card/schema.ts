import { defineBlock } from '@/lib/schema/block';
import { listCard } from '@/lib/schema/entities/cards';

export const listCardSchema = defineBlock({
  name: 'ListCard',
  description: 'A card with a heading and a list of short entries.',
  props: listCard,
  children: 'none',
  heading: { prop: 'name', level: 3 },
});
