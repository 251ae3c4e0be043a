import type { LinkFact } from './document-facts';
import { offsetOf, type TreeNode, textOf } from './tree';

/** Where the address begins in the source, if it stands there as it reads. */
function hrefOffset(node: TreeNode, source: string): number | undefined {
  const href = node.url ?? '';
  const start = offsetOf(node);
  const end = node.position?.end.offset ?? start;
  const isDefinition = node.type === 'definition';
  const textEnd = isDefinition
    ? source.indexOf(']:', start)
    : node.children?.at(-1)?.position?.end.offset;
  const isBare = source[start] !== '[';
  const from = isBare ? start : (textEnd ?? start);
  const at = source.slice(from, end).indexOf(href);
  return href === '' || at < 0 ? undefined : from + at;
}

/** What there is to know of a link in Markdown, or of the definition that a link refers to. */
export function linkFact(node: TreeNode, source: string): LinkFact {
  const offset = offsetOf(node);
  const isDefinition = node.type === 'definition';
  return {
    href: node.url ?? '',
    offset,
    text: isDefinition ? '-' : textOf(node),
    isBare: !isDefinition && source[offset] !== '[',
    isDefinition,
    hrefOffset: hrefOffset(node, source),
  };
}
