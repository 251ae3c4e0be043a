import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { label, text } from '@/lib/schema/formats';

export const textTabsSchema = defineBlock({
  name: 'TextTabs',
  description: 'Texts of which one is shown, chosen by its title; the chosen title is underlined.',
  props: z.strictObject({
    label: label().describe('Accessible name of the row of titles, e.g. “Who it is for”.'),
  }),
  children: ['TextTab'],
});

export const textTabSchema = defineBlock({
  name: 'TextTab',
  description: 'One text with its title.',
  props: z.strictObject({
    heading: text().describe('The title, in one to three words; no two alike in one row.'),
  }),
  children: 'content',
  parent: 'TextTabs',
  heading: { prop: 'heading', level: 3 },
});
