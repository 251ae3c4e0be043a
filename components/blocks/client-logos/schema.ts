import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { industriesField } from '@/lib/schema/industries-field';

export const clientLogosSchema = defineBlock({
  name: 'ClientLogos',
  description: 'Names of clients by industry, all in sight.',
  props: z.strictObject({ industries: industriesField() }),
  children: 'none',
});
