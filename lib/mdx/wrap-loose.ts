import type { Root } from 'hast';
import type { BlockSchema } from '@/lib/schema/block';
import { finishedProps } from './finished-props';
import { childrenOf, isBlock, type Node } from './nodes';

/**
 * Puts runs of text between full-width blocks into a block of their own, with its default properties.
 * @param into The block they are put into.
 * @param blocks Contracts of all blocks, by name.
 */
export function wrapLoose(
  tree: Root,
  into: BlockSchema,
  blocks: ReadonlyMap<string, BlockSchema>,
): void {
  const isFullWidth = (node: Node) => isBlock(node) && blocks.get(node.name ?? '')?.isFullWidth;
  const wrapper = () => ({
    type: 'mdxJsxFlowElement' as const,
    name: into.name,
    attributes: [finishedProps(into.props.parse({}))],
    children: [] as Node[],
  });
  const wrapped: Node[] = [];
  let run: ReturnType<typeof wrapper> | undefined;
  for (const node of childrenOf(tree)) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    if (isFullWidth(node) || (isBlank && !run)) {
      run = undefined;
      wrapped.push(node);
      continue;
    }
    if (!run) {
      run = wrapper();
      wrapped.push(run as Node);
    }
    run.children.push(node);
  }
  tree.children = wrapped as Root['children'];
}
