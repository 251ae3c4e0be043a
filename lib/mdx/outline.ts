import type { Root } from 'hast';
import { eachNode, isElement, type Node, skip } from './tree';

/** A heading that a reader may jump to, with those below it. */
export type OutlineEntry = { id: string; text: string; children: OutlineEntry[] };

function textOf(node: Node): string {
  let text = '';
  eachNode(node, (inner) => {
    if (inner.type === 'text') text += inner.value;
    // The number of a footnote is no part of a heading's words.
    return isElement(inner, 'sup') ? skip : undefined;
  });
  return text.trim();
}

/**
 * The headings of a compiled text: those of level 2, and below each those of level 3. The heading of the footnotes,
 * which no writer wrote, is not among them.
 */
export function outlineOf(tree: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  eachNode(tree, (node) => {
    if (!isElement(node)) return undefined;
    if (node.properties.dataFootnotes) return skip;
    const { id } = node.properties;
    if (!/^h[23]$/.test(node.tagName) || typeof id !== 'string') return undefined;
    const entry = { id, text: textOf(node), children: [] };
    const above = node.tagName === 'h3' ? outline.at(-1) : undefined;
    (above?.children ?? outline).push(entry);
    return skip;
  });
  return outline;
}
