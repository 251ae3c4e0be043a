import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { listCard } from '@/lib/schema/entities/cards';

export const listCardSchema = defineBlock({
  name: 'ListCard',
  description: 'A card with a heading and a list of short entries.',
  props: listCard.extend({
    sign: z
      .enum(['check', 'minus', 'dot'])
      .default('check')
      .describe(
        'Sign before each entry: `check` for what is delivered, `minus` for what is left out or goes wrong, `dot` for all else.',
      ),
  }),
  heading: { prop: 'name', level: 3 },
});
