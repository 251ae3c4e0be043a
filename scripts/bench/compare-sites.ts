import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/content/reader';

/**
 * How two folders differ, byte by byte.
 * @returns A line for each file that is in one of them only, or differs.
 */
export function differences(one: string, other: string): string[] {
  const [ofOne, ofOther] = [new Set(filesBelow(one)), new Set(filesBelow(other))];
  const all = [...new Set([...ofOne, ...ofOther])].sort();
  return all.flatMap((file) => {
    if (!ofOther.has(file)) return [`only in ${one}: ${file}`];
    if (!ofOne.has(file)) return [`only in ${other}: ${file}`];
    const isSame = readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)));
    return isSame ? [] : [`differs: ${file}`];
  });
}
