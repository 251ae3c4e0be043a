import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
