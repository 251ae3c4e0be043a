import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { warsawDayOf } from '@/lib/content/visibility';
import { printTexts } from '@/lib/downloads/print-text';
import { currentMoment } from '@/lib/environment/clock';
import { type Variable, variables } from '@/lib/environment/variables';
import { filesBelow } from '@/lib/files/files-below';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { findChanges } from '@/scripts/records';

/** Folders of code. */
const codeFolders = ['app', 'components', 'lib', 'scripts/build'];

/** Folders of what pages show, and of what visitors get as it is. Content and interface texts may be elsewhere besides. */
const shownFolders = [contentDirectory, messagesDirectory, 'messages', 'public', printTexts];

/** Tests are no part of the site, nor is what a build writes into `public/` itself, nor hidden files, which editors write. */
const isOutside = (file: string) =>
  /\.test\.tsx?$/.test(file) ||
  file.startsWith('public/forms/') ||
  (path.basename(file).startsWith('.') && !file.startsWith('public/'));

/** Files of the project's folder itself: settings, and which packages there are. */
const rootFiles = (): string[] =>
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|json)$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !/^(next-env|biome|vitest|playwright)\./.test(name));

/** Variables that the site depends on, as they are set; where content lies does not matter, what it says does. */
const settings = (): string[] =>
  Object.entries<Variable>(variables)
    .filter(([name, { decidesSite }]) => decidesSite && !/^(CONTENT|MESSAGES)_DIR$/.test(name))
    .map(([name]) => `${name}=${process.env[name]?.trim() ?? ''}`);

/** A hash of files, by their names and contents and not by their times, and of what else there is. */
function hashOf(folders: readonly string[], others: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  // Of the content, what cannot be read is left to the check, which says so.
  for (const [place, folder] of folders.entries())
    for (const name of folder === contentDirectory ? contentFiles() : filesBelow(folder)) {
      const file = path.join(folder, name);
      if (!isOutside(file)) hash.update(`\0${place} ${name}\0`).update(readFileSync(file));
    }
  return hash.digest('hex').slice(0, 20);
}

/** What a site is known by: twenty hexadecimal digits each. */
export type SiteIds = {
  /** Of code and settings: pages in browsers go on from one to another as long as it is the same. */
  code: string;
  /** Of all that goes in: also content, interface texts, `public/`, and the day in Warsaw, which decides what is published. */
  site: string;
};

/** Changes with code, packages and settings. */
export const codeId = (): string =>
  hashOf(codeFolders, [
    process.version,
    settings(),
    rootFiles().map((file) => [file, readFileSync(file, 'utf8')]),
  ]);

/** The ids of the site that would be built now. */
export function siteIds(): SiteIds {
  const code = codeId();
  const { days } = findChanges(contentDirectory);
  return { code, site: hashOf(shownFolders, [code, warsawDayOf(currentMoment()), days]) };
}
