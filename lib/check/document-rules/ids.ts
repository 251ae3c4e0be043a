import type { BlockSchema } from '@/lib/schema/block';
import { blockId } from '../facts/block-id';
import type { DocumentFacts } from '../facts/document-facts';
import type { DocumentRule, Finding } from '../rule';

/** Ids of blocks that a block before, or a heading anywhere, has as well. */
function duplicateIds(
  { tags, headings }: DocumentFacts,
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] {
  const taken = new Map<string, string>();
  for (const { id, text } of headings) if (id) taken.set(id, `the heading "${text}"`);
  return tags.flatMap((tag) => {
    const id = blockId(tag, blocks);
    if (!id) return [];
    const owner = taken.get(id);
    if (!owner) taken.set(id, `a ${tag.name} before`);
    const offset = tag.places['id'] ?? tag.offset;
    const message = `\`id\`: "${id}" is the id of ${owner} too: expected one that nothing else on the page has`;
    return owner ? [{ offset, message }] : [];
  });
}

/** Rules about ids, to which links lead. */
export const idRules: DocumentRule[] = [
  {
    name: 'duplicate-id',
    severity: 'error',
    summary:
      'An id stands for one place of a page: headings have theirs from their words, blocks from `id`.',
    remedy:
      'Give the block another id, and the links to it as well; or leave the id out where the heading has it.',
    check: duplicateIds,
  },
];
