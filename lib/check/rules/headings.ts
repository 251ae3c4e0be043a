import type { DocumentExtract, FoundHeading } from '@/lib/check/extract/document';
import { blockId } from '@/lib/check/extract/tags';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { takenIds } from '@/lib/mdx/outline';
import type { BlockSchema } from '@/lib/schema/block';

/** Headings more than one level below the one before; the page's H1 is before the first. */
function skips(headings: readonly FoundHeading[]): Finding[] {
  let before = 1;
  return headings.flatMap(({ depth, text, offset }, index) => {
    const allowed = before + 1;
    before = depth;
    if (depth <= allowed) return [];
    const after =
      index === 0 ? 'at the beginning of the text' : `below a heading of level ${allowed - 1}`;
    const message = `"${text}" is a heading of level ${depth} ${after}: expected ${'#'.repeat(allowed)} here, or a heading of level ${allowed} before it`;
    return [{ offset, message }];
  });
}

/** Rules about headings. */
const outlineRules: DocumentRule[] = [
  {
    name: 'heading-level',
    severity: 'error',
    summary:
      'A page has one main heading (H1), which its Hero or its title gives; the text begins at `##`.',
    remedy: 'Add a `#`.',
    checkDocument: ({ headings, source }) =>
      headings
        .filter(({ depth }) => depth === 1)
        .map(({ offset }) => ({
          offset,
          message: `${source.text[offset] === '#' ? '#' : '= below a text'} makes a second main heading (H1), which the Hero or the title has given already: expected ## for a heading in the text`,
        })),
  },
  {
    name: 'heading-skip',
    severity: 'error',
    summary: 'Headings go down one level at a time, those that blocks render included.',
    remedy: 'Take away a `#`, or put the heading that is missing before it.',
    checkDocument: ({ headings, isOutlineKnown }) => (isOutlineKnown ? skips(headings) : []),
  },
];

/** Ids of blocks that a block before, or a heading anywhere, has as well. */
function duplicateIds(
  { tags, headings }: DocumentExtract,
  blocks: ReadonlyMap<string, BlockSchema>,
): Finding[] {
  const names = tags.map(({ name }) => name);
  const taken = new Map(takenIds(names, blocks).map((id) => [id, 'a part of the page’s frame']));
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
const idRules: DocumentRule[] = [
  {
    name: 'duplicate-id',
    severity: 'error',
    summary:
      'An id names one place of a page: headings have theirs from their words, blocks from `id`.',
    remedy:
      'Give the block another id, and the links to it as well; or leave the id out where the heading has it.',
    checkDocument: duplicateIds,
  },
];

export const headingRules = [...outlineRules, ...idRules];
