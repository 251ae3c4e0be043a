import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { stat } from '@/lib/schema/entities/items';

export const statsSchema = defineBlock({
  name: 'Stats',
  description: 'Numbers that say something, large and side by side.',
  props: z.strictObject({}),
  children: ['Stat'],
});

export const statSchema = defineBlock({
  name: 'Stat',
  description: 'One number and what it counts.',
  props: stat,
  children: 'none',
  parent: 'Stats',
});
