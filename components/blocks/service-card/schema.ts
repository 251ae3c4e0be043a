import { defineBlock } from '@/lib/schema/block';
import { serviceCard } from '@/lib/schema/entities/cards';

export const serviceCardSchema = defineBlock({
  name: 'ServiceCard',
  description: 'A card with a picture that leads to a service.',
  props: serviceCard,
  children: 'none',
  card: 'buttonUrl',
});
