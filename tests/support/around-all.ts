import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFolderLists } from '@/scripts/build/folder-lists';

/**
 * What is done once around all tests: the lists that follow from folders are written before any of them, so that a new
 * block is tested at once; and whatever tests write to the temporary folder lies in one of this run, which goes with it.
 * (An `afterAll` in a shared helper runs for the first file only: files share what they have loaded, vitest.config.ts.)
 * @returns What is done after all tests.
 */
export function setup(): () => void {
  writeFolderLists();
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Workers are started with this environment.
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
