import { defineBlock } from '@/lib/schema/block';
import { storyCard } from '@/lib/schema/entities/cards';

export const storyCardSchema = defineBlock({
  name: 'StoryCard',
  description: 'A card with a picture that leads to a story.',
  props: storyCard,
  children: 'none',
  card: 'url',
  heading: { prop: 'heading', level: 3 },
});
