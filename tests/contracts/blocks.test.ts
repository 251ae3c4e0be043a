import { existsSync, readdirSync } from 'node:fs';
import { blockFolders, blockSchemas } from 'generated/block-schemas';
import { blocks } from 'generated/blocks';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { menuSchema } from '@/lib/schema/data/menu';
import { peopleSchema } from '@/lib/schema/data/people';
import { sectionSchema } from '@/lib/schema/data/section';
import { definitionOf } from '@/lib/schema/describe-fields';
import { documentTypes } from '@/lib/schema/document-types';
import { entities } from '@/tests/support/entities';

const folders = readdirSync('components/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('has a component for every contract and a contract for every component', () => {
  expect(Object.keys(blocks).sort()).toEqual([...blockSchemas.keys()].sort());
});

it.each(folders)('%s brings component, schema, example and test', (name) => {
  // What its schema draws needs no component of its own; components/blocks/figures.test.tsx holds all of these.
  const isDrawn = blockFolders.get(name)?.every(({ draw }) => draw);
  const own = isDrawn ? [] : [`${name}.tsx`, `${name}.test.tsx`];
  const files = [...own, 'schema.ts', 'example.mdx'];
  expect(files.filter((file) => !existsSync(`components/blocks/${name}/${file}`))).toEqual([]);
});

it.each([...blockSchemas.values()])(
  '$name describes itself and each of its properties',
  (block) => {
    expect(block.description).toMatch(/\.$/);
    for (const field of Object.values(block.props.shape)) {
      expect((field as { description?: string }).description).toMatch(/\.$/);
    }
  },
);

/** Alternatives of pictures, which are empty where the picture is decorative. */
const mayBeEmpty = /alt$/i;

/** Paths of all texts in a schema that accept a text of spaces. */
function blankTexts(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { type, innerType, element, options, valueType, shape } = definitionOf(
    schema,
  ) as ReturnType<typeof definitionOf> & {
    valueType?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
  };
  const inner = [innerType, element, valueType, ...(options ?? [])].flatMap((one) => one ?? []);
  const below = [
    ...inner.flatMap((one) => blankTexts(one, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => blankTexts(one, [...path, name])),
  ];
  if (type !== 'string' || mayBeEmpty.test(path.at(-1) ?? '')) return below;
  return (schema as z.ZodType).safeParse('   ').success ? [...below, path.join('.')] : below;
}

/** Further attributes of elements are the only free form. */
const free = new Set(['imgProps', 'headingProps']);

const schemas: [string, z.ZodType][] = [
  ...documentTypes.map(({ name, schema }): [string, z.ZodType] => [name, schema]),
  ...entities.map(({ name, schema }): [string, z.ZodType] => [name, schema]),
  ...[...blockSchemas.values()].map(({ name, props }): [string, z.ZodType] => [`<${name}>`, props]),
  ['menu', menuSchema],
  ['people', peopleSchema],
  ['section', sectionSchema],
];

describe.each(schemas)('%s', (_name, schema) => {
  it('accepts no text of spaces: use text(), or altText() for the alternative of a picture', () => {
    expect(blankTexts(schema).filter((path) => !free.has(path))).toEqual([]);
  });
});
