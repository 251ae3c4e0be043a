import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from './content-directory';

/** On which day each page was last changed, by its file below the content folder: `2026-11-20`. */
export type ChangedDays = Readonly<Record<string, string>>;

/** One file for each tree of content, so that building one does not change what is known of the other's pages. */
const tree = process.env.CONTENT_DIR
  ? `-${createHash('sha1').update(contentDirectory).digest('hex').slice(0, 8)}`
  : '';

/** Written by every build (`scripts/build/changes`): the pages it renders cannot ask git. */
export const changedDaysFile = `.generated/changed-days${tree}.json`;

let known: ChangedDays | undefined;

/** The days as the build found them; none where nothing was built yet. */
export function readChangedDays(): ChangedDays {
  const file = path.join(process.cwd(), changedDaysFile);
  known ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangedDays) : {};
  return known;
}
