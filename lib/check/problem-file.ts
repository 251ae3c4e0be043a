import path from 'node:path';
import type { Place } from './problem';

/**
 * How problems name a file that a rule reads besides the pages.
 * @param directory The content folder.
 * @param target Path of the file, in the content folder or in the folder around it.
 */
export function problemFile(directory: string, target: string): Pick<Place, 'file' | 'isOutside'> {
  const inside = path.relative(directory, target).split(path.sep).join('/');
  if (!inside.startsWith('../')) return { file: inside };
  return { file: inside.slice('../'.length), isOutside: true };
}
