import { locales } from '@/lib/i18n/locales';
import { readSkeleton } from '@/lib/skeletons/skeleton';
import type { BlockSchema } from './block';
import { definitionOf } from './describe-fields';
import { offeredTypes } from './document-types';

/** How a place that is to be filled in is written: for editors with its number, in a text to copy without. */
type Gap = (sentence: string, choices: readonly string[]) => string;

/** A property as it is written in a tag, with a gap for its value. */
function written(name: string, schema: BlockSchema['props']['shape'][string], gap: Gap): string {
  const { type, entries } = definitionOf(schema);
  const { description = '' } = schema as { description?: string };
  if (entries) return `${name}="${gap(description, Object.values(entries))}"`;
  if (type === 'string') return `${name}="${gap(description, [])}"`;
  if (type === 'array') return `${name}={[${gap(description, [])}]}`;
  return `${name}={${gap(description, [])}}`;
}

/** A tag with the properties it needs, and the first item of a list in it. */
function tagLines(
  block: BlockSchema,
  blocks: ReadonlyMap<string, BlockSchema>,
  gap: Gap,
  end: string,
): string[] {
  const { name, props, children } = block;
  const needed = Object.entries(props.shape).filter(
    ([, schema]) => !schema.safeParse(undefined).success,
  );
  const opening = [name, ...needed.map(([key, schema]) => written(key, schema, gap))].join(' ');
  if (children === 'none') return [`<${opening} />`];
  const [first] = Array.isArray(children) ? (children as readonly string[]) : [];
  const item = first === undefined ? undefined : blocks.get(first);
  const inner = item ? tagLines(item, blocks, gap, end) : [end];
  return [`<${opening}>`, '', ...inner, '', `</${name}>`];
}

/**
 * A block's tag as a writer would begin it, to be copied.
 * @param blocks All blocks, for the items of lists.
 */
export const tagText = (block: BlockSchema, blocks: ReadonlyMap<string, BlockSchema>): string =>
  tagLines(block, blocks, (_sentence, [choice = '…']) => choice, '…').join('\n');

/** What VS Code reads from a file of snippets. */
type Snippet = { scope: string; prefix: string; description: string; body: string[] };

/** Signs that mean something in a snippet. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

function blockSnippet(block: BlockSchema, blocks: ReadonlyMap<string, BlockSchema>): Snippet {
  let number = 0;
  const gap: Gap = (sentence, choices) => {
    number += 1;
    return choices.length > 0
      ? `\${${number}|${choices.map((choice) => choice.replace(/[,|\\]/g, '\\$&')).join(',')}|}`
      : `\${${number}:${escaped(sentence)}}`;
  };
  const body = tagLines(block, blocks, gap, '$0');
  return { scope: 'mdx', prefix: block.name, description: block.description, body };
}

const pageSnippets = (kind: string): [string, Snippet][] =>
  locales.map((locale) => {
    const { frontmatter, body } = readSkeleton(kind, locale, '%title%');
    const lines = Object.entries(frontmatter).map(
      ([key, text]) => `${key}: ${escaped(JSON.stringify(text)).replace('%title%', '$1')}`,
    );
    const text = ['---', 'title: $1', ...lines, 'draft: true', '---', ...escaped(body).split('\n')];
    return [
      `A ${kind} (${locale})`,
      {
        scope: 'mdx',
        prefix: `new-${kind}-${locale}`,
        description: `What a ${kind} begins with; npm run new writes it with folder and languages.`,
        body: text,
      },
    ];
  });

/**
 * Snippets for editors: a tag for every block, and what every kind of page begins with.
 * @param blocks All blocks.
 */
export const editorSnippets = (
  blocks: ReadonlyMap<string, BlockSchema>,
): Readonly<Record<string, Snippet>> =>
  Object.fromEntries([
    ...[...blocks.values()].map((block) => [`<${block.name}>`, blockSnippet(block, blocks)]),
    ...offeredTypes.flatMap(({ command }) => pageSnippets(command.kind)),
  ]);
