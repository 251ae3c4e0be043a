/** Compositions of the motif (design: clouds as strata), one for each main area of the site. */
export const artNames = ['strata', 'layers', 'slabs', 'horizon', 'waves', 'drift'] as const;

export type ArtName = (typeof artNames)[number];
