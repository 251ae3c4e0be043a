import { readdirSync, readFileSync } from 'node:fs';
import { blockSchemas } from 'generated/block-schemas';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '@/lib/content/reader';
import { documentTypeOf } from '@/lib/schema/document-types';
import { editorSchemas, toJsonSchema } from '@/lib/schema/editor-schemas';
import { editorSnippets, tagText } from '@/lib/schema/editor-snippets';
import { report } from '@/scripts/check/report';

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`.vscode/${file}`, 'utf8'));

/** Every object in a JSON Schema, the schema itself among them. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

describe('the schemas for editors', () => {
  it('are there for everything that is described, and for nothing else', () => {
    const names = editorSchemas.map(({ name }) => `${name}.json`);
    expect(readdirSync('.vscode/schemas').sort()).toEqual(names.sort());
  });

  it.each(editorSchemas)('say of $name what the check says (npm run schemas)', (entry) => {
    expect(read(`schemas/${entry.name}.json`)).toEqual(
      JSON.parse(JSON.stringify(toJsonSchema(entry.schema))),
    );
  });

  it.each(editorSchemas)(
    'refuse unknown keys of $name and explain the known ones',
    ({ schema }) => {
      const objects = objectsIn(toJsonSchema(schema)).filter(({ type }) => type === 'object');
      for (const { properties = {}, additionalProperties } of objects) {
        // A file of named entries describes its entries instead of its keys.
        expect(additionalProperties).toBeDefined();
        expect(additionalProperties).not.toBe(true);
        for (const [key, field] of Object.entries(properties as Record<string, object>))
          expect([key, field]).toEqual([
            key,
            expect.objectContaining({ description: expect.any(String) }),
          ]);
      }
    },
  );

  it('are bound to the files they describe', () => {
    const bound = editorSchemas.map(({ name, files }) => [`./.vscode/schemas/${name}.json`, files]);
    expect(read('settings.json')['yaml.schemas']).toEqual(Object.fromEntries(bound));
  });

  it('are bound to each page once, by its document type', () => {
    const fits = (file: string, globs: readonly string[]) =>
      globs.some((glob) => !glob.startsWith('!') && picomatch(glob)(file)) &&
      !globs.some((glob) => glob.startsWith('!') && picomatch(glob.slice(1))(file));
    for (const file of contentFiles('content').filter((name) => name.endsWith('.mdx'))) {
      const names = editorSchemas.filter(({ files }) => fits(`content/${file}`, files));
      expect(names.map(({ name }) => name.replace('-', ''))).toEqual([
        documentTypeOf(file)?.name.toLowerCase(),
      ]);
    }
  });
});

describe('the snippets for editors', () => {
  const snippets = editorSnippets(blockSchemas);

  it('are those of all blocks and kinds of pages (npm run schemas)', () => {
    expect(read('content.code-snippets')).toEqual(snippets);
    const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
    expect(prefixes).toEqual(expect.arrayContaining([...blockSchemas.keys(), 'new-post-pl']));
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it.each([...blockSchemas.values()])('have a tag of $name with all it needs', (block) => {
    const tag = tagText(block, blockSchemas);
    const [opening = ''] = tag.split('\n');
    const given = [...opening.matchAll(/ (\w+)=/g)].map(([, name]) => name);
    const lacking = Object.entries(block.props.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([name]) => name);
    expect(given).toEqual(lacking);
    expect(tag.endsWith(' />') || tag.endsWith(`</${block.name}>`)).toBe(true);
  });
});

it('the task of the editor reads what the check reports', () => {
  const { tasks } = read('tasks.json') as {
    tasks: { problemMatcher: { pattern: { regexp: string } & Record<string, number> } }[];
  };
  const { regexp = '', ...groups } = tasks[0]?.problemMatcher.pattern ?? {};
  const problem = { file: 'a/en.mdx', line: 3, column: 7, ruleId: 'dead-link', reason: 'no: "a"' };
  const text = report({ pages: 1, problems: [{ ...problem, fatal: true }] }, 'github');
  const match = new RegExp(regexp).exec(text.split('\n')[0] ?? '') ?? [];
  const found = Object.entries(groups).map(([name, group]) => [name, match[group]]);
  expect(Object.fromEntries(found)).toEqual({
    severity: 'error',
    file: expect.stringMatching(/content\/a\/en\.mdx$/),
    line: '3',
    column: '7',
    code: 'dead-link',
    message: 'no: "a"',
  });
});
