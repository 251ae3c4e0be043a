import type { Root } from 'hast';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { referenceOf } from '@/lib/schema/formats';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { readAttributes } from './attributes';
import { type BlockNode, eachNode, isBlock } from './tree';

/** How the texts, links and pictures in a block's properties are made ready to be shown. */
type PropTransforms = {
  /** The language whose way of writing numbers facts are given in. */
  locale: Locale;
  text: (text: string) => string;
  link: (href: string) => string;
  /** Turns a picture as written into its pathname. */
  picture: (src: string) => string;
};

/** Texts are strings with a space in them; names, enum values and hrefs have none. */
const proseDeep = (value: unknown, transform: (text: string) => string): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? transform(value) : value;
  if (Array.isArray(value)) return value.map((item) => proseDeep(item, transform));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, proseDeep(inner, transform)]),
  );
};

/**
 * The properties a block receives: read from its tag, checked, defaults filled in, links turned into
 * hrefs.
 * @param written The attributes of its tag.
 * @param source The text the tag is in.
 * @throws when a property is not literal, unknown, missing or wrong. `npm run check` reports the same
 *   with its position before a build gets here.
 */
export function blockProps(
  block: BlockSchema,
  written: BlockNode['attributes'],
  source: string,
  transforms: PropTransforms,
): Record<string, unknown> {
  const { attributes, faults } = readAttributes(written, source);
  const fault = faults[0];
  if (fault) throw new Error(`<${block.name}> ${fault.message}`);
  const given = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  const props: Record<string, unknown> = block.props.parse(
    fillPlaceholdersDeep(given, transforms.locale),
  );
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const schema: z.core.$ZodType | undefined = block.props.shape[name];
      const reference = schema && referenceOf(schema);
      if (value === undefined) return [name, value];
      if (reference === 'link') return [name, transforms.link(String(value))];
      if (reference === 'picture') return [name, transforms.picture(String(value))];
      // A list of links stays a list of ids: the block looks the pages up.
      return [name, reference ? value : proseDeep(value, transforms.text)];
    }),
  );
}

function finished(value: Record<string, unknown>) {
  const argument = { type: 'Literal', value };
  const expression = {
    type: 'ObjectExpression',
    properties: [{ type: 'SpreadElement', argument }],
  };
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] };
  return { type: 'mdxJsxExpressionAttribute', value: '', data: { estree } };
}

/**
 * Properties as the one attribute form that hast-util-to-jsx-runtime takes over unchanged: a spread
 * whose argument carries the finished value.
 */
export const finishedProps = (value: Record<string, unknown>) => finished(value) as never;

/** Reads back what `finishedProps` has put on a block. */
export function readFinishedProps({ attributes }: BlockNode): Record<string, unknown> {
  const [attribute] = attributes as unknown as ReturnType<typeof finished>[];
  return attribute?.data.estree.body[0]?.expression.properties[0]?.argument.value ?? {};
}

/** A block of a compiled text, with the properties it receives. */
type UsedBlock = { node: BlockNode; props: Readonly<Record<string, unknown>> };

/** All blocks of a name, in the order of the text. */
export function blocksNamed(tree: Root, name: string): UsedBlock[] {
  const found: UsedBlock[] = [];
  eachNode(tree, (node) => {
    if (isBlock(node) && node.name === name) found.push({ node, props: readFinishedProps(node) });
    return undefined;
  });
  return found;
}

/**
 * The pages whose cards the blocks of a compiled text show (`card` in their contracts).
 * @param tree Links in it are hrefs already; lists of links are still ids.
 * @param resolveLink Turns both into hrefs.
 * @returns Addresses; of one with an anchor or a query, that of its page.
 */
export function shownCards(
  tree: Root,
  blocks: ReadonlyMap<string, BlockSchema>,
  resolveLink: (href: string) => string,
): ReadonlySet<string> {
  const found = new Set<string>();
  eachNode(tree, (node) => {
    const { card } = (isBlock(node) && blocks.get(node.name ?? '')) || {};
    if (!card || !isBlock(node)) return undefined;
    const value = readFinishedProps(node)[card];
    const hrefs = Array.isArray(value) ? value.map((id) => resolveLink(`${id}`)) : [value];
    for (const href of hrefs) if (typeof href === 'string') found.add(href.replace(/[?#].*$/s, ''));
    return undefined;
  });
  return found;
}
