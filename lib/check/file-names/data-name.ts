import path from 'node:path';

/** Data files that parts of the site read, by their name below `data/`. */
const dataNames = [
  'certificates',
  'clients',
  'downloads',
  'facts',
  'glossary',
  'jobs',
  'menu',
  'people',
];

/**
 * The file that a data file is meant to be, where its name keeps it from being read.
 * @param file Path below the content folder.
 * @returns undefined for a name as it should be, and for files that are meant to be no data.
 */
export function meantDataFile(file: string): string | undefined {
  const { dir, base } = path.posix.parse(file);
  const name = base.trim().toLowerCase();
  const folder = dir === '' ? '' : `${dir}/`;
  if (/^_?sections?\.ya?ml$/.test(name))
    return base === '_section.yaml' ? undefined : `${folder}_section.yaml`;
  const stem = /^(.+)\.ya?ml$/.exec(name)?.[1];
  if (!stem) return undefined;
  const isInData = dir === 'data';
  if (isInData) return base.endsWith('.yaml') ? undefined : `data/${stem}.yaml`;
  return dataNames.includes(stem) ? `data/${stem}.yaml` : undefined;
}
