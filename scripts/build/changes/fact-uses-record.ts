import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { recordFiles } from '@/lib/schema/data-files';
import { type FactUses, readFactUses } from '@/lib/site/fact-uses';

/**
 * Writes down what facts were when something was made of them, and keeps the rest of the record.
 * @param changed The part that was made anew.
 * @returns The path of the record.
 */
export function writeFactUses(changed: Partial<FactUses>): string {
  const file = path.join(contentDirectory, recordFiles.factUses);
  const before = readFactUses(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
  writeFileSync(file, `${JSON.stringify({ ...before, ...changed }, null, 2)}\n`);
  return path.relative('', file);
}
