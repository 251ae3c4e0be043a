import { defineBlock } from '@/lib/schema/block';
import { accordionItem } from '@/lib/schema/entities/items';
import { kebab } from '@/lib/schema/formats';

export const accordionSchema = defineBlock({
  name: 'Accordion',
  description: 'Questions and answers of which one is open at a time, the first to begin with.',
  children: ['AccordionItem'],
});

export const accordionItemSchema = defineBlock({
  name: 'AccordionItem',
  description: 'One question with its answer.',
  // The answer is between the tags.
  props: accordionItem.omit({ content: true }).extend({
    id: kebab().optional().describe('Anchor: a link to it opens the question.'),
  }),
  children: 'content',
  parent: 'Accordion',
  heading: { prop: 'title', level: 3 },
});
