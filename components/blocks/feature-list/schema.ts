import { z } from 'zod';
import type { IconName } from '@/components/ui/icon/icon';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const featureListSchema = defineBlock({
  name: 'FeatureList',
  description: 'What a reader gets, as short headed paragraphs in columns.',
  props: z.strictObject({
    columns: z
      .union([z.literal(2), z.literal(3)])
      .default(3)
      .describe('Columns on a wide screen: 2 or 3.'),
  }),
  children: ['Feature'],
});

export const featureSchema = defineBlock({
  name: 'Feature',
  description: 'One thing the reader gets.',
  props: z.strictObject({ heading: text().describe('The thing, in a few words.') }),
  children: 'content',
  parent: 'FeatureList',
  heading: { prop: 'heading', level: 3 },
});

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
