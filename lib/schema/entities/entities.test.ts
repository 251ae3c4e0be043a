import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { entitySamples } from '@/tests/support/entity-samples';
import { entities } from '.';
import { diagramItems } from './items';

/** The entities of docs/behaviour.md §3, in its order. */
const specified =
  'Menu item; Service card; Customer card; Page head input; Slide; Quote; Accordion item; Download card; Blog post card; Blog footer; Expert; Job card; Story card; Contact card; Option; Authority group; Stat; Pagination; Client logo sets; Timeline item; Diagram item; Carousel slide; Collapsible card; List card; Image; Migration service card';

it('are those of the specification, each with samples', () => {
  expect(entities.map(({ name }) => name)).toEqual(specified.split('; '));
  expect(Object.keys(entitySamples)).toEqual(specified.split('; '));
});

/** Keys of an object that a schema describes, and of the objects in it, with their sentences. */
function sentencesOf(schema: z.core.$ZodType): (string | undefined)[] {
  const { innerType, element, shape } = schema._zod.def as {
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.ZodType>;
  };
  if (innerType) return sentencesOf(innerType);
  if (element) return sentencesOf(element);
  return Object.values(shape ?? {}).flatMap((field) => [field.description, ...sentencesOf(field)]);
}

describe.each(entities)('$name', ({ name, schema }) => {
  const { full, minimal, defaults } = entitySamples[name] ?? {
    full: {},
    minimal: {},
    defaults: {},
  };
  const refuses = (value: object) => expect(schema.safeParse(value).success).toBe(false);

  it('describes every field in a sentence', () => {
    const sentences = sentencesOf(schema);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  });

  it('accepts all its fields', () => {
    expect(schema.parse(full)).toEqual(full);
    expect(Object.keys(full).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  it('accepts the least that is needed, and fills in the rest', () => {
    expect(schema.parse(minimal)).toEqual({ ...defaults, ...minimal });
    for (const key of Object.keys(minimal)) refuses({ ...minimal, [key]: undefined });
  });

  it('refuses a field it does not have', () => refuses({ ...full, colour: 'blue' }));

  it.each(Object.keys(full))('refuses another type for %s', (key) => {
    refuses({ ...full, [key]: () => 'code' });
    refuses({ ...full, [key]: null });
  });
});

describe('limits', () => {
  const accepts = (name: string, fields: object) => {
    const schema = entities.find((entity) => entity.name === name)?.schema;
    return schema?.safeParse({ ...entitySamples[name]?.full, ...fields }).success;
  };

  it.each([
    ['Pagination', { pageIndex: 3, pagesTotal: 2 }],
    ['Pagination', { pageIndex: 0 }],
    ['Timeline item', { index: 0 }],
    ['Timeline item', { text: 'a sentence' }],
    ['Menu item', { url: 'services/finops' }],
    ['Menu item', { locales: ['de'] }],
    ['Contact card', { email: 'anna' }],
    ['Contact card', { phoneNumber: 'call me' }],
    ['Blog post card', { date: '2026-02-30' }],
    ['Blog post card', { type: 'nwes' }],
    ['Client logo sets', { fin: [{ src: '/a.svg', alt: 'A', height: 3 }] }],
    ['Migration service card', { imgWidth: 42 }],
    ['Migration service card', { imgWidth: '42 px' }],
    ['Migration service card', { borderColor: '#fff' }],
    ['Migration service card', { cardWidth: { base: '100%', lg: '3rem' } }],
  ])('%s refuses %j', (name, fields) => {
    expect(accepts(name, fields)).toBe(false);
  });

  it('a diagram has three segments', () => {
    const segment = { heading: 'H', text: 'T.' };
    expect(diagramItems.safeParse([segment, segment, segment]).success).toBe(true);
    expect(diagramItems.safeParse([segment, segment]).success).toBe(false);
  });
});
