import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { accordionItem } from '@/lib/schema/entities/items';
import { kebab } from '@/lib/schema/formats';

export const accordionSchema = defineBlock({
  name: 'Accordion',
  description: 'Questions and answers of which one is open at a time, the first to begin with.',
  props: z.strictObject({}),
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

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'For questions that some readers have and others do not, at the end of a service or product page. Write each title as the reader would ask it; give an item an id if an e-mail or another page should link to it.',
  avoid:
    'Not for what everyone must read, and not for a single fold, which is a CollapsibleCard. Texts for different audiences are TextTabs.',
  accessibility:
    'Each question is a heading of level 3 in a native disclosure: Enter and Space open it, and opening one closes the other. The browser’s search finds answers that are folded away, and a link to an id opens its answer. A heading of level 2 comes before the block.',
};
