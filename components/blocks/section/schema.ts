import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { kebab } from '@/lib/schema/formats';

const padding = z.enum(['none', 'small', 'large']).default('large');

export const sectionSchema = defineBlock({
  name: 'Section',
  description: 'A stretch of a page that holds one thought, with a background of its own.',
  props: z.strictObject({
    id: kebab().optional().describe('Anchor, so that links can lead here.'),
    background: z.enum(['paper', 'mist', 'night']).default('paper').describe('Background colour.'),
    paddingTop: padding.describe('Space above the content.'),
    paddingBottom: padding.describe('Space below the content.'),
    shadow: z.boolean().default(false).describe('Lets the section float above its neighbours.'),
  }),
  children: 'content',
  isFullWidth: true,
});

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'For every thought of a page: one Section, one heading of level 2, and what belongs to it. Let mist follow paper for rhythm, and use night once on a page at most, for what must not be missed.',
  avoid:
    'Not to split one thought into several stretches of colour, and not around a Hero or a ContactBand, which span the page by themselves. For a remark within the text take a Callout or a TextBox.',
  accessibility:
    'Text, links and buttons take colours that are legible on the background. Begin with a heading, by which screen readers jump; an id makes the section a target for links and keeps clear of the fixed header.',
};
