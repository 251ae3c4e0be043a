import { isValidElement, type ReactNode } from 'react';

/**
 * The text of rendered content, as far as it can be read without rendering components.
 * @param node What stands between tags.
 * @returns The texts in order, blanks folded.
 */
export function textOf(node: ReactNode): string {
  return textsOf(node).join(' ').replace(/\s+/g, ' ').trim();
}

function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}
