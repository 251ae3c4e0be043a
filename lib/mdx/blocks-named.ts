import type { Root } from 'hast';
import { readFinishedProps } from './finished-props';
import { type BlockNode, isBlock, walk } from './nodes';

/** A block of a compiled text, with the properties it receives. */
export type UsedBlock = { node: BlockNode; props: Readonly<Record<string, unknown>> };

/** All blocks of a name, in the order of the text. */
export function blocksNamed(tree: Root, name: string): UsedBlock[] {
  const found: UsedBlock[] = [];
  walk(tree, (node) => {
    if (isBlock(node) && node.name === name) found.push({ node, props: readFinishedProps(node) });
  });
  return found;
}
