import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isElement, type Node } from './tree';

/** A heading that a reader may jump to, with those below it. */
export type OutlineEntry = { id: string; text: string; children: OutlineEntry[] };

function textOf(node: Node): string {
  let text = '';
  visit(node, (inner) => {
    if (inner.type === 'text') text += inner.value;
    // The number of a footnote is no part of a heading's words.
    return isElement(inner, 'sup') ? SKIP : undefined;
  });
  return text.trim();
}

/**
 * The headings of a compiled text: those of level 2, and below each those of level 3. The heading of the footnotes,
 * which no writer wrote, is not among them.
 */
export function outlineOf(tree: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties.dataFootnotes) return SKIP;
    const { id } = node.properties;
    if (!/^h[23]$/.test(node.tagName) || typeof id !== 'string') return undefined;
    const entry = { id, text: textOf(node), children: [] };
    const above = node.tagName === 'h3' ? outline.at(-1) : undefined;
    (above?.children ?? outline).push(entry);
    return SKIP;
  });
  return outline;
}
