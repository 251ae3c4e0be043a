import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { option } from '@/lib/schema/entities/items';
import { label } from '@/lib/schema/formats';

export const optionSelectorSchema = defineBlock({
  name: 'OptionSelector',
  description:
    'Offers of which a visitor looks at one; `?option=2` in the address shows the second.',
  props: z.strictObject({
    label: label().describe(
      'Accessible name of the row of options, e.g. “Variants of the programme”.',
    ),
  }),
  children: ['Option'],
});

export const optionSchema = defineBlock({
  name: 'Option',
  description: 'One offer; its number in the address follows from its place.',
  // The text is between the tags.
  props: option.omit({ text: true }),
  children: 'content',
  parent: 'OptionSelector',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'When a visitor takes one of two to six offers and colleagues should be able to send a link to it: `?option=2` after the page’s address opens the second. Give all options the same kind of facts in the same order.',
  avoid:
    'Not for parts of one and the same offer, which are TextTabs or an Accordion, and not for options that are compared line by line: that is a table. One OptionSelector a page, since all of them would follow the same address.',
  accessibility:
    'The choices are links and the chosen one is announced as current; back and forward work. Without script and on paper all options stand one below the other, so that each text must make sense by itself. Describe the picture in imgAlt; the small one is decoration.',
};
