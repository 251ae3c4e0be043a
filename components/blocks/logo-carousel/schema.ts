import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { industriesField } from '@/lib/schema/data/clients';
import { carouselFields } from '@/lib/schema/formats';

export const logoCarouselSchema = defineBlock({
  name: 'LogoCarousel',
  description: 'Names of clients in a row that moves on every 4 seconds.',
  props: z.strictObject({ ...carouselFields, industries: industriesField() }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For a short row of client names between two sections of the home page.',
  avoid:
    'Not where the names are the content of the page: use ClientLogos, which shows all of them by industry.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are those that a wide window shows at once. The row moves every four seconds until focus or a click ends it, holds under the pointer, and stands still where less motion is wanted.',
};
