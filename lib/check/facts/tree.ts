/** A node of the syntax tree, as far as facts are read off it. */
export type TreeNode = {
  type: string;
  name?: string | null;
  url?: string;
  alt?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  identifier?: string;
  checked?: boolean | null;
  children?: TreeNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

export const isTag = (node: TreeNode): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const offsetOf = (node: TreeNode): number => node.position?.start.offset ?? 0;

/** All text below a node, as it reads. */
export const textOf = (node: TreeNode): string =>
  node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('');
