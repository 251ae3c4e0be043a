import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readText } from '@/lib/content/source';
import { blockGroups } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';
import { UsageError } from '@/scripts/command';
import { fieldsOf, readAnswers } from './fields';
import type { Kind, Place, Plan, Request } from './kind';

/** What a block begins with: `%Name%` and the like stand for what is asked, `%'use'%` for it as a string of source code. */
const skeleton = 'lib/skeletons/block';

const sentence = () =>
  text().regex(/^.{20,}[.”]$/s, {
    error: 'expected a sentence of 20 characters or more that ends with a full stop',
  });

const blockFields = fieldsOf(
  z.strictObject({
    description: sentence().describe('What the block is for, in one sentence.'),
    group: z.enum(blockGroups).describe('The blocks among which the gallery shows it.'),
    use: sentence().describe('When it is the right block.'),
    avoid: sentence().describe('When it is not, and which block serves instead.'),
  }),
);

/** A text as the source code of a string. */
const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Plans a block with a heading and a text, which works, is tested and is in the gallery: to be changed into what is meant. */
function planBlock({ name = '', answers }: Request, { blocks }: Place): Plan {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `expected the name of a tag such as PriceNote, found "${name}": npm run new -- block <Name>`,
    );
  const folder = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  if (existsSync(path.join(blocks, folder)))
    throw new UsageError(`There is a folder components/blocks/${folder} already`);
  const schema = `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
  const known: Record<string, unknown> = {
    ...readAnswers(blockFields, answers),
    Name: name,
    folder,
    schema,
  };
  const filled = (whole: string, quote: string, key: string) => {
    const value = String(known[key] ?? whole);
    return quote ? quoted(value) : value;
  };
  const files = readdirSync(skeleton).map((file): [string, string] => [
    path.join(blocks, folder, file.replace(/\.txt$/, '').replace(/^block\./, `${folder}.`)),
    readText(path.join(skeleton, file)).replace(/%('?)(\w+)\1%/g, filled),
  ]);
  return {
    files: new Map(files),
    next: [
      `Next: npm run dev and look at /blocks/${folder}; docs/adding-a-block.md says what each file is for`,
      `Then: npx biome check --write components/blocks/${folder} && npx vitest run ${folder}`,
    ],
  };
}

export const blockKind: Kind = {
  sentence: 'A block that texts may use (code)',
  name: '<Name>',
  fields: () => blockFields,
  plan: planBlock,
};
