import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { industriesField } from '@/lib/schema/data/clients';

export const clientLogosSchema = defineBlock({
  name: 'ClientLogos',
  description: 'Names of clients by industry, all in sight.',
  props: z.strictObject({ industries: industriesField() }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For the page about clients: names by industry, all in sight; or one or two industries beside a story from them.',
  avoid:
    'Not as a decoration between sections: use LogoCarousel. Not for names without a case study.',
  accessibility:
    'Every name is a picture with the name as its alternative, in a list below the heading of its industry. It needs a heading of level 2 before it.',
};
