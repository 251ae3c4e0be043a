import { splitFrontmatter } from '@/lib/content/frontmatter';
import { isTag, offsetOf, type TreeNode } from '../facts/tree';
import { readYaml } from '../facts/yaml-facts';
import { parseMdx } from '../mdx-tree';
import type { Source } from '../source';

/** A stretch of a page that is translated as one: a paragraph, a heading, a tag, a text of the frontmatter. */
export type SourceBlock = {
  /** What a writer calls it, e.g. `paragraph`, `<Feature>`, `title`. */
  name: string;
  /** Its source, blanks and line ends made one blank. */
  text: string;
  offset: number;
};

/** Texts of the frontmatter that readers see. */
const textKeys = ['title', 'shortTitle', 'description', 'summary', 'challenge'];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function frontmatterBlocks({ text }: Source): SourceBlock[] {
  const { yaml } = splitFrontmatter(text);
  const { raw, valueOffset } = readYaml(
    yaml,
    // What is recorded is the text as written: no fact is filled in.
    'shared',
    yaml === '' ? 0 : text.indexOf('\n') + 1,
  );
  if (raw === null || typeof raw !== 'object') return [];
  const values = new Map<string, unknown>(Object.entries(raw));
  return textKeys.flatMap((name) => {
    const value = values.get(name);
    if (typeof value !== 'string') return [];
    return [{ name, text: oneLine(value), offset: valueOffset([name]) ?? 0 }];
  });
}

const nameOf = (node: TreeNode) =>
  isTag(node) ? `<${node.name ?? ''}>` : node.type.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The blocks of a node: of a tag around others, its opening and the blocks within. */
function blocksOf(node: TreeNode, source: string): SourceBlock[] {
  const offset = offsetOf(node);
  const end = node.position?.end.offset ?? offset;
  const [first] = node.children ?? [];
  const name = nameOf(node);
  if (node.type !== 'mdxJsxFlowElement' || !first)
    return [{ name, text: oneLine(source.slice(offset, end)), offset }];
  const opening = oneLine(source.slice(offset, offsetOf(first)));
  const within = (node.children ?? []).flatMap((child) => blocksOf(child, source));
  // A tag without properties says nothing that could change.
  return opening.includes('=') ? [{ name, text: opening, offset }, ...within] : within;
}

/**
 * A page's blocks in the order of the file.
 * @returns undefined when the page cannot be parsed.
 */
export function sourceBlocks(source: Source): SourceBlock[] | undefined {
  try {
    const parsed = parseMdx(source);
    if (!('tree' in parsed)) return undefined;
    const { children = [] } = parsed.tree as TreeNode;
    return [...frontmatterBlocks(source), ...children.flatMap((n) => blocksOf(n, source.text))];
  } catch {
    // Nested without end, or referring to itself: told by the rules about the file.
    return undefined;
  }
}
