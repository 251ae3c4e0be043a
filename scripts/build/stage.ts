import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/content/content-directory';
import { filesBelow } from '@/lib/content/reader';
import { compressedEndings, hostFiles } from '@/lib/hosting/request-path';
import { exampleFolder, publicDirectory } from '@/lib/pictures/locate-picture';
import type { PageState } from './changed-pages';
import { type FileStats, type KnownFiles, linkOrCopy, moveFile } from './disk';
import { healthFile } from './health';
import { compiledDirectory, type RenderedPage, shippedFolders } from './next';

/** A new site while it is put together beside the last one. */
export type Stage = {
  /** What the disk says of files that are other names of those of the last site. */
  known: KnownFiles;
  /**
   * Begins it with what is the same for all pages: the files of `public/`, and what Next.js compiled for browsers.
   * @param found The files of the last site, which the same code has made; none where everything is made anew.
   */
  begin: (found?: KnownFiles) => void;
  /** Where a file goes, in a folder that is there. */
  placeFor: (name: string) => string;
  /** Gives it files of pages of the last site: their own, or those with their data. */
  keepPages: (pages: readonly PageState[], options?: { areSeparated?: boolean }) => void;
  /**
   * Puts beside a text of the last site what was beside it there.
   * @returns Whether it is one.
   */
  keepForms: (name: string) => boolean;
  /** Puts what was rendered where the site has it. Next.js does not ask for it again. */
  placeRendered: (pages: readonly RenderedPage[]) => void;
};

/** Data of pages that are in files of their own lie where others write while a site is put together. */
const isSeparated = (name: string) => name.startsWith('_next/');

/** Files that a build writes into the finished site: none of them may be another name of one of the last site. */
const writtenLast: ReadonlySet<string> = new Set([...hostFiles, healthFile]);

/** Files of the project that a site has as they are: where they lie, by their names in the site. */
function shippedFiles(): Map<string, string> {
  const folders = [
    [publicDirectory, ''],
    ...shippedFolders.map((folder) => [`${compiledDirectory}/${folder}`, `_next/${folder}/`]),
  ] as const;
  // Only the gallery shows the pictures of examples.
  const isShown = (name: string) => isPreview || !name.startsWith(`${exampleFolder}/`);
  return new Map(
    folders
      .filter(([folder]) => existsSync(folder))
      .flatMap(([folder, prefix]) =>
        filesBelow(folder)
          .map((name): [string, string] => [prefix + name, path.join(folder, name)])
          .filter(([name]) => isShown(name)),
      ),
  );
}

/** Whether the last site has the same file: those of `public/` may have been changed since. */
const isSameFile = (file: string, before: string) =>
  statSync(file).size === statSync(before).size && readFileSync(file).equals(readFileSync(before));

/**
 * @param folder Where the site is put together.
 * @param before The last site, which stays whole.
 */
export function createStage(folder: string, before: string): Stage {
  let found: KnownFiles = new Map();
  const known = new Map<string, FileStats>();
  /** Folders that are there: asking for each of them again takes a second for a thousand pages. */
  const folders = new Set<string>();
  /** Makes a folder with those above it, one by one: Node's own way (`recursive`) takes four times as long. */
  const ensureFolder = (one: string): void => {
    if (folders.has(one)) return;
    if (one !== folder) ensureFolder(path.dirname(one));
    if (!existsSync(one)) mkdirSync(one);
    folders.add(one);
  };
  const placeFor = (name: string): string => {
    const target = path.join(folder, name);
    ensureFolder(path.dirname(target));
    // Whatever is put there is another file.
    known.delete(name);
    return target;
  };
  const keep = (name: string): void => {
    const stats = found.get(name);
    if (linkOrCopy(path.join(before, name), placeFor(name)) && stats) known.set(name, stats);
  };
  return {
    known,
    begin: (files = new Map()) => {
      rmSync(folder, { recursive: true, force: true });
      folders.clear();
      known.clear();
      found = files;
      ensureFolder(folder);
      for (const [name, file] of shippedFiles())
        if (found.has(name) && !writtenLast.has(name) && isSameFile(file, path.join(before, name)))
          keep(name);
        else copyFileSync(file, placeFor(name));
    },
    placeFor,
    keepPages: (pages, { areSeparated = false } = {}) => {
      for (const { files } of pages)
        for (const name of files) if (isSeparated(name) === areSeparated) keep(name);
    },
    keepForms: (name) => {
      if (!known.has(name)) return false;
      for (const ending of Object.values(compressedEndings))
        if (found.has(name + ending)) keep(name + ending);
      return true;
    },
    placeRendered: (pages) => {
      for (const { files } of pages)
        for (const [name, source] of files) moveFile(source, placeFor(name));
    },
  };
}
