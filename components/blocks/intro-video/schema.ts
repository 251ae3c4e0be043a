import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const introVideoSchema = defineBlock({
  name: 'IntroVideo',
  description: 'The intro animation as a band across the page: decoration that moves.',
  props: z.strictObject({
    height: z.enum(['small', 'large']).default('large').describe('Height of the band.'),
  }),
  children: 'none',
  isFullWidth: true,
});

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'On a page about the company as a whole, as a pause between two thoughts. One to a page: it is the site’s own animation and weighs as much as several pictures.',
  avoid:
    'Not on the home page, whose Hero already has it, and not for a film with something to say, which is a VideoThumbnail.',
  accessibility:
    'Decoration: screen readers pass over it, and nothing is told by it alone. It has a pause button, stops out of view, and stays a still picture under reduced motion, under data saving and without script.',
};
