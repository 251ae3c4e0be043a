import { z } from 'zod';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import { link, pageList } from '@/lib/schema/formats';

/** Contracts that have one of everything, so that tests do not depend on the site's own blocks. */
const schemas = [
  defineBlock({
    name: 'Hero',
    description: 'The first screen of a page.',
    props: z.strictObject({ lead: z.string(), heading: z.string().optional() }),
    children: 'none',
    isFullWidth: true,
  }),
  defineBlock({
    name: 'Section',
    description: 'A stretch of a page.',
    props: z.strictObject({ background: z.enum(['paper', 'mist']).default('paper') }),
    children: 'content',
    isFullWidth: true,
  }),
  defineBlock({
    name: 'Steps',
    description: 'Steps that follow one another.',
    props: z.strictObject({}),
    children: ['Step'],
  }),
  defineBlock({
    name: 'Step',
    description: 'One step.',
    props: z.strictObject({ heading: z.string() }),
    children: 'content',
    parent: 'Steps',
  }),
  defineBlock({
    name: 'LinkCard',
    description: 'A card that leads to a page.',
    props: z.strictObject({
      label: z.string().max(30),
      href: link().optional(),
      count: z.int().optional(),
      tags: z.array(z.string()).optional(),
    }),
    children: 'none',
  }),
  defineBlock({
    name: 'RelatedPages',
    description: 'Cards that lead to pages.',
    props: z.strictObject({ pages: pageList() }),
    children: 'none',
  }),
];

/** The sample contracts by the name of the tag. */
export const sampleBlocks: ReadonlyMap<string, BlockSchema> = new Map(
  schemas.map((schema) => [schema.name, schema as BlockSchema]),
);
