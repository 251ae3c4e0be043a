import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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
  children: 'none',
  heading: { prop: 'name', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For what belongs to an offer or a package, in entries of a few words. Put two or three side by side in a CardGrid to let readers compare.',
  avoid:
    'Not for entries of more than a line or two: take a FeatureList. Not for steps that follow one another, which are a StepTimeline, and not for a list that is part of the text, which is Markdown.',
  accessibility:
    'The name is a heading of level 3, so a heading of level 2 comes before it; the entries are a list whose length screen readers tell. The ticks are decoration.',
};
