import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

export const introVideoSchema = defineBlock({
  name: 'IntroVideo',
  description: 'The intro animation as a band across the page: decoration that moves.',
  props: z.strictObject({
    height: z.enum(['small', 'large']).default('large').describe('Height of the band.'),
  }),
  isFullWidth: true,
});
