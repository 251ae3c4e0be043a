import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'When readers of different kinds look for their own text, such as “Banks”, “Insurers”, “Public bodies”: two to five texts of similar length with short titles.',
  avoid:
    'Not when most readers need all of the texts: show them below each other, or as a FeatureList. Questions and answers are an Accordion; offers that a link should lead to are an OptionSelector.',
  accessibility:
    'A row of tabs: arrow keys, Home and End move and select, Tab leads on into the text. Without script and on paper all texts stand one below the other under their titles as headings.',
};
