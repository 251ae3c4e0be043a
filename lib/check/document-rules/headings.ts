import type { DocumentRule } from '../rule';

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
];
