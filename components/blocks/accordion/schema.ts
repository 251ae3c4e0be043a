import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { accordionItem } from '@/lib/schema/entities/accordion-item';

export const accordionSchema = defineBlock({
  name: 'Accordion',
  description: 'Questions and answers of which one is open at a time, the first to begin with.',
  props: z.strictObject({}),
  children: ['AccordionItem'],
});

export const accordionItemSchema = defineBlock({
  name: 'AccordionItem',
  description: 'One question with its answer.',
  // The answer stands between the tags.
  props: accordionItem.omit({ content: true }),
  children: 'content',
  parent: 'Accordion',
});
