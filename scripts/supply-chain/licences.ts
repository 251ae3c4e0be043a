/** A package as package-lock.json holds it, as far as its licence is looked at. */
export type Licensed = {
  version?: string;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

/** Licences (SPDX) that ask for no more than their text beside what is shipped: for code that browsers get. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
] as const;

/** Licences of tools, which are used as they come and shipped to nobody: those that bind who changes or passes them on. */
const forTools = [
  ...permissive,
  // Data of browsers (caniuse-lite).
  'CC-BY-4.0',
  // The dictionaries of the spell check, which only the check reads; one names its licence in an older way.
  'LGPL-3.0',
  'LGPL-3.0+',
  // libvips, in sharp’s packages.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
] as const;

/** Licences that packages do not name in their manifests, and where they do. */
const namedElsewhere: Readonly<Record<string, string>> = {
  // The repository of Contentlayer, of which it is a part.
  '@contentlayer2/source-remote-files': 'MIT',
  // Readme.md
  format: 'MIT',
  // LICENSE
  'parse-cache-control': 'BSD-3-Clause',
};

/**
 * Whether an SPDX expression can be fulfilled by licences of a list: one side of OR, every side of AND.
 * Expressions with brackets within brackets, exceptions (`WITH`) or none at all cannot.
 */
export function isAllowed(expression: string, list: readonly string[]): boolean {
  const flat = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return flat
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => list.includes(licence)));
}

const nameAt = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** The licence of a package: as it names it itself, else as we have found it. */
export const licenceOf = (place: string, { license }: Licensed): string | undefined =>
  license ?? namedElsewhere[nameAt(place)];

/**
 * Packages whose licence is not one that was agreed to.
 * @param packages By their place, as in package-lock.json.
 * @param shipped Names of the packages whose code browsers get.
 * @returns One sentence each.
 */
export const licenceFaults = (
  packages: Readonly<Record<string, Licensed>>,
  shipped: ReadonlySet<string> = new Set(),
): string[] =>
  Object.entries(packages).flatMap(([place, locked]) => {
    const isForOthers = locked.optional && (locked.os || locked.cpu) && !locked.license;
    // The project itself; and packages of other platforms of which the registry told nothing (npm run lockfile).
    if (place === '' || isForOthers) return [];
    const isShipped = shipped.has(nameAt(place));
    const list = isShipped ? permissive : forTools;
    const licence = licenceOf(place, locked);
    if (licence !== undefined && isAllowed(licence, list)) return [];
    return `${place} (${locked.version}) has the licence ${licence ?? '(none named)'}: expected ${list.join(', ')}${isShipped ? ', since browsers get it' : ''}. Take another package, or agree to it in scripts/supply-chain/licences.ts`;
  });
