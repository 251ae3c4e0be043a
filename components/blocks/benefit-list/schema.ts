import { z } from 'zod';
import type { IconName } from '@/components/ui/icon/icon';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

/** The icons that say something of a service; arrows and controls are left out. */
const benefitIcons = [
  'check',
  'shield',
  'lock',
  'cloud',
  'server',
  'database',
  'network',
  'code',
  'user',
  'users',
  'chart',
  'document',
  'clock',
  'calendar',
  'location',
  'globe',
  'phone',
] as const satisfies readonly IconName[];

export const benefitListSchema = defineBlock({
  name: 'BenefitList',
  description: 'What a client has from it, as a list of short statements with icons.',
  props: z.strictObject({}),
  children: ['Benefit'],
});

export const benefitSchema = defineBlock({
  name: 'Benefit',
  description: 'One benefit; a sentence or two between the tags may say how it comes about.',
  props: z.strictObject({
    heading: text().describe('The benefit as a statement, e.g. “The invoice has owners”.'),
    icon: z.enum(benefitIcons).default('check').describe('Which icon is next to it.'),
  }),
  children: 'content',
  parent: 'BenefitList',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'On a service or product page, for what a client has from it: three to eight statements that can be held against us, each with an icon of its kind.',
  avoid:
    'Not for the parts of a service, which are a FeatureList, and not for a sequence, which is Steps or a StepTimeline. Without a statement worth a heading, a Markdown list will do.',
  accessibility:
    'A list whose length screen readers announce. Icons are decoration and hidden, so the heading has to say everything. Headings are of level 3, so a heading of level 2 comes before the list.',
};
