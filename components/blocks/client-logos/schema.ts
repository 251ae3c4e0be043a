import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { industriesField } from '@/lib/schema/data/clients';

export const clientLogosSchema = defineBlock({
  name: 'ClientLogos',
  description: 'Names of clients by industry, all in sight.',
  props: z.strictObject({ industries: industriesField() }),
  children: 'none',
});
