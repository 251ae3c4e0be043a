import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { link } from '@/lib/schema/formats';

export const accordionSchema = defineBlock({
  name: 'Accordion',
  description: 'Questions and answers of which one is open at a time, the first to begin with.',
  props: z.strictObject({}),
  children: ['AccordionItem'],
});

export const accordionItemSchema = defineBlock({
  name: 'AccordionItem',
  description: 'One question with its answer.',
  props: z.strictObject({
    title: z.string().describe('The question, shown always.'),
    logoSrc: z.string().optional().describe('Logo of the solution’s provider.'),
    logoAlt: z.string().default('').describe('What the logo shows.'),
    solutionProvider: z.string().optional().describe('Who provides the solution.'),
    url: link().optional().describe('Where to read more.'),
    isExternal: z.boolean().default(false).describe('The link opens in a new tab.'),
  }),
  children: 'content',
  parent: 'Accordion',
});
