import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** On which day each page was last changed, by its file below the content folder: `2026-11-20`. */
export type ChangedDays = Readonly<Record<string, string>>;

/** Written by every build (`scripts/build/changed-days.ts`): the pages it renders cannot ask git. */
export const changedDaysFile = '.generated/changed-days.json';

let known: ChangedDays | undefined;

/** The days as the build found them; none where nothing was built yet. */
export function readChangedDays(): ChangedDays {
  const file = path.join(process.cwd(), changedDaysFile);
  known ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangedDays) : {};
  return known;
}
