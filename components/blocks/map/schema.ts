import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const mapSchema = defineBlock({
  name: 'Map',
  description: 'Where we are: a drawn map of Poland with head office and data centres.',
  props: z.strictObject({}),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'Where it matters to a reader in which country and city data and people are: the contact page, the page about us, a page on residence of data. It needs no properties.',
  avoid:
    'Not to find the way to the office, for which an address in the text does better, and not for places of clients or partners.',
  accessibility:
    'The drawing is one picture with a text alternative, and everything it shows stands in the list beside it under headings of level 3; put a heading of level 2 before it. Nothing is loaded from a third party.',
};
