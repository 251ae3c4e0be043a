import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { industriesField } from '@/lib/schema/data/clients';
import { carouselFields } from '@/lib/schema/formats';

export const clientLogosSchema = defineBlock({
  name: 'ClientLogos',
  description: 'Names of clients by industry, all in sight.',
  props: z.strictObject({ industries: industriesField() }),
});

export const logoCarouselSchema = defineBlock({
  name: 'LogoCarousel',
  description: 'Names of clients in a row that moves on every 4 seconds.',
  props: z.strictObject({ ...carouselFields, industries: industriesField() }),
});
