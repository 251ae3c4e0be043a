import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { customerCard } from '@/lib/schema/entities/cards';

export const customerCardSchema = defineBlock({
  name: 'CustomerCard',
  description: 'A card with a picture that leads to what was done for a customer.',
  props: customerCard,
  children: 'none',
  card: 'buttonUrl',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'Where customers stand side by side with their names and pictures, and the reader chooses one to learn more: in a CardGrid below a heading that says what they share.',
  avoid:
    'Not for case studies told in their own words, which are CaseStudyCards, and not for logos without a story, which are ClientLogos.',
  accessibility:
    'The name is a heading of level 3 and always in sight. On large screens text and button come over the picture with pointer or keyboard focus, on small ones they stand below it; screen readers find each of them once, and the button bears the customer’s name.',
};
