import type { BlockSchema } from '@/lib/schema/block';
import type { ContentIndex } from './content-index';
import type { Source } from './source';

/** A fault found by a rule, at an offset of the source. */
export type Finding = { offset: number; rule: string; message: string };

/** A node of the syntax tree, as far as rules look at it. */
export type TreeNode = {
  type: string;
  name?: string | null;
  url?: string;
  value?: string;
  depth?: number;
  children?: TreeNode[];
  position?: { start: { offset?: number } };
};

/** What rules may ask. */
export type RuleContext = {
  source: Source;
  locale: 'en' | 'pl';
  blocks: ReadonlyMap<string, BlockSchema>;
  index: ContentIndex;
};

/** Looks at one node, knowing the blocks around it, the innermost last. */
export type Rule = (
  node: TreeNode,
  ancestors: readonly TreeNode[],
  context: RuleContext,
) => Finding[];

export const isTag = (node: TreeNode): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const offsetOf = (node: TreeNode): number => node.position?.start.offset ?? 0;
