import { readDataFile } from './data-file';
import type { SiteFacts } from './site-facts';

/**
 * Ids of the entries of a data file.
 * @param file Path below the content folder.
 * @returns undefined when the file is broken, which data-file tells.
 */
export function entryIds({ directory, files }: SiteFacts, file: string): string[] | undefined {
  if (!files.includes(file)) return [];
  const { data } = readDataFile(directory, file).yaml;
  const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
  return isRecord ? Object.keys(data) : undefined;
}
