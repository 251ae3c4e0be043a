import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import type { BlockSchema } from '@/lib/schema/block';
import { eachNode, isElement, type Node, skip } from './tree';

/** Ids of what is around the text of a page: a heading or section of the same id would be there twice, and links would lead elsewhere. */
const frameIds = [
  ...['top', 'page', 'menu', 'content', 'in-this-area', 'footnote-label', 'job-filters'],
  ...['consent-title', 'consent-necessary', 'consent-analytics', 'consent-marketing'],
  ...['consent-necessary-text', 'consent-analytics-text', 'consent-marketing-text'],
];

/**
 * Ids that no heading and no section of a page may have: those of its frame, and of the blocks in it.
 * @param used Names of the blocks in its text.
 */
export const takenIds = (
  used: Iterable<string>,
  blocks: ReadonlyMap<string, BlockSchema>,
): readonly string[] => [
  ...frameIds,
  ...[...new Set(used)].flatMap((name) => blocks.get(name)?.ids ?? []),
];

/** The words of a heading that give it its id, numbers of notes among them. */
function wordsOf(node: Node): string {
  let words = '';
  eachNode(node, (inner) => {
    if (inner.type === 'text') words += inner.value;
    return undefined;
  });
  return words.normalize('NFC');
}

/**
 * Gives headings their ids as rehype-slug does, by the words of each, but none that is taken, and none without a letter or digit,
 * to which no link could lead.
 * @param taken From `takenIds`.
 */
export function setHeadingIds(tree: Root, taken: readonly string[]): void {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  eachNode(tree, (node) => {
    if (!isElement(node) || !/^h[1-6]$/.test(node.tagName) || node.properties.id) return undefined;
    const words = wordsOf(node);
    node.properties.id = slugger.slug(/[\p{L}\p{N}]/u.test(slug(words)) ? words : 'section');
    return undefined;
  });
}

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
