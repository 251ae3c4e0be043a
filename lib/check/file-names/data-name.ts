import path from 'node:path';
import { dataFileNames, dataFileOf, recordFiles } from '@/lib/schema/data-files';
import { suggest } from '../suggest';

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
  return dataFileNames.some((known) => known === stem) ? `data/${stem}.yaml` : undefined;
}

const records: readonly string[] = Object.values(recordFiles);

/**
 * What is wrong with a file in `content/data` that nothing reads.
 * @param file Path below the content folder.
 * @returns undefined for data files, records and files elsewhere.
 */
export function unknownDataFile(file: string): string | undefined {
  if (!file.startsWith('data/') || dataFileOf(file) || records.includes(file)) return undefined;
  return `nothing reads a data file of this name${suggest(path.posix.parse(file).name, dataFileNames)}`;
}
