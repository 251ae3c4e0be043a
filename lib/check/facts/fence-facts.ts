import type { FenceFact } from './document-facts';
import { offsetOf, type TreeNode } from './tree';

/** What a code block says behind its fence; nothing where it says nothing, as indented code does. */
export function fenceFact(node: TreeNode, source: string): FenceFact[] {
  const { lang, meta } = node;
  if (!lang) return [];
  const offset = offsetOf(node);
  const [fence = ''] = /^[`~]*[ \t]*/.exec(source.slice(offset, offset + 200)) ?? [];
  const langOffset = offset + fence.length;
  const behind = langOffset + lang.length;
  const [blanks = ''] = /^[ \t]*/.exec(source.slice(behind, behind + 200)) ?? [];
  return [{ lang, langOffset, meta: meta ?? '', metaOffset: behind + blanks.length }];
}
