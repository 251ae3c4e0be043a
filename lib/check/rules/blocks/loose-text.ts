import { isTag, offsetOf, type TreeNode } from '@/lib/check/extract/markdown';
import type { DocumentRule } from '@/lib/check/rule';

/** What readers take for text; code that was left out and definitions of links are none. */
const textTypes = new Set(['paragraph', 'heading', 'list', 'table', 'blockquote', 'code']);

/** Text that stands beside the sections of its page: the closing tag was put too early, or the text behind it. */
export const looseTextRule: DocumentRule = {
  name: 'loose-text',
  // A warning: the text is shown all the same, in a section of its own.
  severity: 'warning',
  summary: 'Where a page has sections, its text stands in them.',
  remedy: 'Move the text before the `</Section>` that it belongs to, or put it into a `<Section>`.',
  checkDocument: ({ tree, isOutlineKnown, source }) => {
    if (!tree || !isOutlineKnown) return [];
    const children = tree.children as TreeNode[];
    const first = children.findIndex((node) => isTag(node) && node.name === 'Section');
    if (first < 0) return [];
    const section = source.at(offsetOf(children[first] as TreeNode)).line;
    // Text that follows other text is in the same place for the same reason.
    return children
      .filter(
        ({ type }, index) => textTypes.has(type) && !textTypes.has(children[index - 1]?.type ?? ''),
      )
      .map((node) => ({
        offset: offsetOf(node),
        message: `this text is outside all sections, of which the first begins in line ${section}: expected it before a </Section>, or in a <Section> of its own`,
      }));
  },
};
