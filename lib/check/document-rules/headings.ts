import type { HeadingFact } from '../facts/document-facts';
import type { DocumentRule, Finding } from '../rule';

/** Headings more than one level below the one before; the page's H1 stands before the first. */
function skips(headings: readonly HeadingFact[]): Finding[] {
  let before = 1;
  return headings.flatMap(({ depth, text, offset }, index) => {
    const allowed = before + 1;
    before = depth;
    if (depth <= allowed) return [];
    const after =
      index === 0 ? 'at the beginning of the text' : `below a heading of level ${allowed - 1}`;
    const message = `"${text}" is a heading of level ${depth} ${after}: expected level ${allowed} at most`;
    return [{ offset, message }];
  });
}

/** Rules about headings. */
export const headingRules: DocumentRule[] = [
  {
    name: 'heading-level',
    severity: 'error',
    summary: 'A page has one H1, which its Hero or its title gives; the text begins at `##`.',
    remedy: 'Add a `#`.',
    check: ({ headings }) =>
      headings
        .filter(({ depth }) => depth === 1)
        .map(({ offset }) => ({
          offset,
          message: 'a text begins at ##: expected the H1 in the Hero or the title, found # here',
        })),
  },
  {
    name: 'heading-skip',
    severity: 'error',
    summary: 'Headings go down one level at a time, those that blocks render included.',
    remedy: 'Take away a `#`, or put the heading that is missing before it.',
    check: ({ headings, isOutlineKnown }) => (isOutlineKnown ? skips(headings) : []),
  },
];
