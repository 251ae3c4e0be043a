import { Children, type ReactNode } from 'react';

/** A word whose parts a hyphen or dash joins, with what no-break spaces and marks bind to it. */
const compound = /([^ \n]*[\p{L}\p{N}][-–][\p{L}\p{N}][^ \n]*)/u;

/**
 * Keeps the compounds of a heading whole (“round-the-clock”): an inline block moves to the next line as one, and breaks only where
 * it is wider than the line. What is read, searched and copied stays the same.
 * @param children Of a heading; only its own text is looked at, not that of elements in it.
 */
export const wholeWords = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => {
    if (typeof child !== 'string') return child;
    return child.split(compound).map((part, index) => {
      // The compounds, which `split` was asked to keep, have the odd places.
      if (index % 2 === 0) return part;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not move.
        <span key={index} className="inline-block">
          {part}
        </span>
      );
    });
  });
