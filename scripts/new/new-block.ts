import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { blockGroups } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';
import { UsageError } from '@/scripts/command';
import { type Answers, type Field, readAnswers } from './fields';
import type { Place, Plan } from './plan';

const sentence = () =>
  text().regex(/^.{20,}[.”]$/s, {
    error: 'expected a sentence of 20 characters or more that ends with a full stop',
  });

/** What has to be said before a block can be written. */
export const blockFields: readonly Field[] = [
  {
    name: 'description',
    sentence: 'What the block is for, in one sentence.',
    schema: sentence(),
    isRequired: true,
  },
  {
    name: 'group',
    sentence: 'The blocks among which the gallery shows it.',
    schema: z.enum(blockGroups),
    isRequired: true,
  },
  { name: 'use', sentence: 'When it is the right block.', schema: sentence(), isRequired: true },
  {
    name: 'avoid',
    sentence: 'When it is not, and which block serves instead.',
    schema: sentence(),
    isRequired: true,
  },
];

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The example's heading and text. */
const heading = 'Before the first night';
const words = 'Two people can roll it back, and both have tried it.';

const exampleOf = (name: string, { group, use, avoid }: Record<string, string>) => `---
group: ${group}
use: >-
  ${use}
avoid: >-
  ${avoid}
accessibility: >-
  A heading and a text in the order in which they are read; nothing in it has to be operated.
---

## How a move is prepared

<${name} heading="${heading}">

${words}

</${name}>
`;

/**
 * Plans a block with a heading and a text, which works, is tested and is in the gallery: to be changed into what is meant.
 * @param name Of the tag, e.g. `PriceNote`.
 * @throws UsageError when an answer is lacking or wrong, or the block is there already.
 */
export function planBlock(
  { name, answers }: { name?: string; answers: Answers },
  { blocks }: Pick<Place, 'blocks'>,
): Plan {
  if (!name || !/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `expected the name of a tag such as PriceNote, found "${name ?? ''}": npm run new block <Name>`,
    );
  const values = readAnswers(blockFields, answers) as Record<string, string>;
  const folder = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const directory = path.join(blocks, folder);
  if (existsSync(directory))
    throw new UsageError(`There is a folder components/blocks/${folder} already`);
  const schema = `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
  const source = {
    'schema.ts': `import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { heading } from '@/lib/schema/formats';

export const ${schema} = defineBlock({
  name: '${name}',
  description: ${quoted(values['description'] ?? '')},
  props: z.strictObject({
    heading: heading().describe('What it is about, as a heading of level 3.'),
  }),
  children: 'content',
  heading: { prop: 'heading', level: 3 },
});
`,
    [`${folder}.tsx`]: `import { Heading } from '@/components/ui/heading/heading';
import type { BlockProps } from '@/lib/schema/block';
import type { ${schema} } from './schema';

/** ${values['description']} */
export function ${name}({ heading, children }: BlockProps<typeof ${schema}>) {
  return (
    <div className="my-8 first:mt-0 last:mb-0">
      <Heading level={3} look="h4" className="mb-3">
        {heading}
      </Heading>
      {children}
    </div>
  );
}
`,
    [`${folder}.test.tsx`]: `import { expect, it } from 'vitest';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

it('shows its heading and its text', async () => {
  const document = await renderExample('${folder}');
  expect(textsOf(document, 'h3')).toEqual(['${heading}']);
  expect(document.body.textContent).toContain('${words}');
});
`,
    'example.mdx': exampleOf(name, values),
  };
  return {
    files: new Map(
      Object.entries(source).map(([file, content]) => [path.join(directory, file), content]),
    ),
    next: [
      `Next: npm run dev and look at /blocks/${folder}; docs/adding-a-block.md says what each file is for`,
      `Then: npx biome check --write components/blocks/${folder} && npx vitest run --project components ${folder}`,
    ],
  };
}
