import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Locale } from '@/lib/i18n/locales';
import { setHeadingIds } from '@/lib/mdx/outline';
import { eachNode, isElement, toHast } from '@/lib/mdx/tree';
import { placeholderValue } from '@/lib/site/placeholders';

/** A tag in MDX. */
export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: { type: string }): node is TagNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Where a node begins in its file. */
export const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0;

/** Where a node ends in its file. */
export const endOf = (node: Nodes): number => node.position?.end.offset ?? startOf(node);

/** The nodes of a type in a text, in its order. */
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/**
 * All nodes of some types in a text or a part of it, in its order.
 * @param tree Of the text; none where it cannot be parsed.
 */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes | undefined,
  ...types: Type[]
): NodeOf<Type>[] {
  const found: NodeOf<Type>[] = [];
  const isWanted = (node: Nodes): node is NodeOf<Type> =>
    (types as readonly string[]).includes(node.type);
  const collect = (node: Nodes): void => {
    if (isWanted(node)) found.push(node);
    if ('children' in node) node.children.forEach(collect);
  };
  if (tree) collect(tree);
  return found;
}

/**
 * The ids that headings get when the page is rendered, by where they begin: the tree goes the way it goes in `compileBody`.
 * @param locale The language of the text, in which headings give figures of the company.
 * @param taken Ids that no heading may have (`takenIds`).
 */
export function headingIds(
  tree: Root,
  locale: Locale,
  taken: readonly string[],
): ReadonlyMap<number, string> {
  const rendered = toHast(tree);
  eachNode(rendered, (node) => {
    if (node.type === 'mdxTextExpression')
      Object.assign(node, { type: 'text', value: placeholderValue(node.value.trim(), locale) });
    return undefined;
  });
  setHeadingIds(rendered, taken);
  const ids = new Map<number, string>();
  eachNode(rendered, (node) => {
    if (!isElement(node) || !/^h[1-6]$/.test(node.tagName)) return undefined;
    // The heading of the footnotes is written nowhere.
    const offset = node.position?.start.offset;
    if (offset !== undefined) ids.set(offset, String(node.properties.id));
    return undefined;
  });
  return ids;
}
