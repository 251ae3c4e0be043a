import { isTag, offsetOf, type TreeNode } from '@/lib/check/extract/markdown';
import type { DocumentRule } from '@/lib/check/rule';

/** What readers take for text; code that was left out and definitions of links are none. */
const textTypes = new Set(['paragraph', 'heading', 'list', 'table', 'blockquote', 'code']);

/** A second title is reported by heading-level. */
const isText = ({ type, depth }: TreeNode): boolean =>
  textTypes.has(type) && !(type === 'heading' && depth === 1);

/** Text that stands beside the sections of its page: the closing tag was put too early, or the text behind it. */
export const looseTextRule: DocumentRule = {
  name: 'loose-text',
  // A warning: the text is shown all the same, in a section of its own.
  severity: 'warning',
  summary: 'Text after the first section of a page stands in a section too.',
  remedy: 'Move the text before the `</Section>` that it belongs to, or put it into a `<Section>`.',
  checkDocument: ({ tree, isOutlineKnown, source }) => {
    if (!tree || !isOutlineKnown) return [];
    const children = tree.children as TreeNode[];
    const first = children.findIndex((node) => isTag(node) && node.name === 'Section');
    if (first < 0) return [];
    const section = source.at(offsetOf(children[first] as TreeNode)).line;
    // What is before the first section introduces the page; text that follows other text is astray for the same reason.
    return children
      .filter(
        (node, index) => index > first && isText(node) && !isText(children[index - 1] as TreeNode),
      )
      .map((node) => ({
        offset: offsetOf(node),
        message: `this text is outside all sections, of which the first begins in line ${section}: expected it before a </Section>, or in a <Section> of its own`,
      }));
  },
};
