import { existsSync, readdirSync } from 'node:fs';
import { blockSchemas } from 'generated/block-schemas';
import { blocks } from 'generated/blocks';
import { expect, it } from 'vitest';

const folders = readdirSync('components/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('has a component for every contract and a contract for every component', () => {
  expect(Object.keys(blocks).sort()).toEqual([...blockSchemas.keys()].sort());
});

it.each(folders)('%s brings component, schema, example and test', (name) => {
  const files = ['index.ts', `${name}.tsx`, 'schema.ts', 'example.mdx', `${name}.test.tsx`];
  expect(files.filter((file) => !existsSync(`components/blocks/${name}/${file}`))).toEqual([]);
});

it.each(folders)('every contract in %s is registered', async (name) => {
  const schemas = Object.values(
    (await import(`../../components/blocks/${name}/schema.ts`)) as object,
  );
  expect(schemas.length).toBeGreaterThan(0);
  const registered = [...blockSchemas.values()];
  expect(schemas.filter((schema) => !registered.includes(schema))).toEqual([]);
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
