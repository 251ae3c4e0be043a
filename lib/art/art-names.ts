/**
 * Compositions of the motif (design: clouds as strata), one for each main area of the site: home,
 * services, products, case studies, blog, career, contact, discover, partnership, legal pages, lost
 * pages, errors, empty states.
 */
export const artNames = [
  'strata',
  'layers',
  'slabs',
  'horizon',
  'journal',
  'ascent',
  'waves',
  'sphere',
  'interlock',
  'quiet',
  'drift',
  'fault',
  'hollow',
] as const;

export type ArtName = (typeof artNames)[number];

/** Size of a composition, in its own units. */
export const artSize = { width: 640, height: 560 } as const;
