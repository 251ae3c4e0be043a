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

/** Size that networks show at full width, in pixels (docs/behaviour.md §9: large-image card). */
export const socialSize = { width: 1200, height: 630 } as const;

/** Compositions by the area they belong to: a page id, or the beginning of one. The first that fits counts. */
const areas: readonly (readonly [string, ArtName])[] = [
  ['home', 'strata'],
  ['services', 'layers'],
  ['products', 'slabs'],
  ['case-studies', 'horizon'],
  ['blog', 'journal'],
  ['newsletter', 'journal'],
  ['career', 'ascent'],
  ['discover/legal', 'quiet'],
  ['discover/strategia-podatkowa', 'quiet'],
  ['code-of-conduct', 'quiet'],
  ['cookie-policy', 'quiet'],
  ['privacy-policy', 'quiet'],
  ['discover', 'sphere'],
  ['partner-with-us', 'interlock'],
  ['letsgetcloud', 'interlock'],
  ['software-house-program', 'interlock'],
  ['solution-hub', 'interlock'],
  ['not-found', 'drift'],
];

/**
 * The composition of a page whose writer chose none.
 * @param id Page id, e.g. `services/finops`.
 */
export function artOfPage(id: string): ArtName {
  const area = areas.find(([start]) => id === start || id.startsWith(`${start}/`));
  return area?.[1] ?? 'waves';
}
