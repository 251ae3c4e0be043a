import type { DocumentFacts, TagFact } from '../facts/document-facts';
import type { DocumentRule, Finding } from '../rule';

/** The id a section has by its property. */
const idOf = ({ name, props: { id } }: TagFact) =>
  name === 'Section' && typeof id === 'string' ? id : undefined;

/** Ids of sections that a section before, or a heading anywhere, has as well. */
function duplicateIds({ tags, headings }: DocumentFacts): Finding[] {
  const taken = new Map<string, string>();
  for (const { id, text } of headings) if (id) taken.set(id, `the heading "${text}"`);
  return tags.flatMap((tag) => {
    const id = idOf(tag);
    if (!id) return [];
    const owner = taken.get(id);
    if (!owner) taken.set(id, 'a section before');
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
      'An id stands for one place of a page: headings have theirs from their words, sections from `id`.',
    remedy:
      'Give the Section another id, and the links to it as well; or leave the id out where the heading has it.',
    check: duplicateIds,
  },
];
