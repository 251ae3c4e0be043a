import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { changedDaysFile } from '@/lib/content/last-modified';
import { findChanges } from './changes-record';

/** Writes down for the pages that are rendered next on which day each text was last changed. */
export function writeChangedDays(): void {
  mkdirSync(path.dirname(changedDaysFile), { recursive: true });
  writeFileSync(changedDaysFile, JSON.stringify(findChanges(contentDirectory).days));
}
