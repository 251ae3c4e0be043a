import { childrenOf, isBlock, isElement, type Node } from '@/lib/mdx/tree';

/** Elements that are in a line of text; all others are on lines of their own. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'strong', 'sub', 'sup']);

const isInline = (node: Node) =>
  node.type === 'text' ||
  (isElement(node) && inline.has(node.tagName)) ||
  (isBlock(node) && node.type === 'mdxJsxTextElement');

const written = (node: Node): string => {
  if (node.type === 'text') return node.value;
  const inner = childrenOf(node).map(written).join('');
  return isInline(node) ? inner : ` ${inner} `;
};

/** What a node says, without its markup: on one line, and with plain spaces where lines may not break. */
export const plainText = (node: Node): string => written(node).replace(/\s+/g, ' ').trim();
