import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'satteri';

/** A tag written by hand in MDX: a block. */
export type BlockNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Any node of a compiled document. */
export type Node = Root | RootContent | BlockNode;

/** Whether a node is a tag written by hand. */
export const isBlock = (node: { type: string }): node is BlockNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is an HTML element made from Markdown, optionally of the given name. */
export const isElement = (node: { type: string }, tagName?: string): node is Element =>
  node.type === 'element' && (!tagName || (node as Element).tagName === tagName);

/** Nodes directly below a node. */
export const childrenOf = (node: object): Node[] =>
  'children' in node && Array.isArray(node.children) ? node.children : [];

/**
 * Calls a function for a node and everything below it, in document order.
 * @param visit May return false to skip what is below the node.
 */
export function walk(node: Node, visit: (node: Node, parent?: Node) => unknown): void {
  const step = (current: Node, parent?: Node) => {
    if (visit(current, parent) === false) return;
    for (const child of childrenOf(current)) step(child, current);
  };
  step(node);
}
