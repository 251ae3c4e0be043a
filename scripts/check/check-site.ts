import { existsSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { openCache } from '@/lib/check/check-cache';
import { checkContent } from '@/lib/check/check-content';
import { fileOfPath, type Problem } from '@/lib/check/problem';
import { isPageFile } from '@/lib/check/rules/files/file-name';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { filesBelow } from '@/lib/files/files-below';
import { codeId } from '@/scripts/build/inputs';
import { blockSchemas } from './block-schemas';
import { checkCache, ownFiles } from './own-files';

/** A path or glob as a test of files below the content folder. */
function testOf(pattern: string): (file: string) => boolean {
  const inside = fileOfPath(contentDirectory, path.resolve(pattern));
  // From here, or from the content folder.
  const below = inside.startsWith('../') && !existsSync(pattern) ? pattern : inside;
  const fits = picomatch(below === '' ? '**' : below);
  return (file) => file === below || fits(file) || file.startsWith(`${below.replace(/\/$/, '')}/`);
}

/**
 * Which files a report is limited to.
 * @param only Paths or globs; a path may begin with the content folder or not. Empty for all files.
 * @returns Whether a file, by its path below the content folder, is among them.
 * @throws when nothing fits one of them: nothing would be checked, and all would seem well.
 */
function limitedTo(only: readonly string[]): (file: string) => boolean {
  if (only.length === 0) return () => true;
  const folders = [contentDirectory, ownFiles.messages, ownFiles.publicFiles];
  const files = folders.flatMap((folder) =>
    folder && existsSync(folder)
      ? filesBelow(folder).map((file) => fileOfPath(contentDirectory, path.resolve(folder, file)))
      : [],
  );
  const tests = only.map((pattern) => {
    const test = testOf(pattern);
    if (!files.some(test))
      throw new Error(
        `"${pattern}" fits no file: expected paths or globs such as services/finops, content/blog or "blog/*/en.mdx"`,
      );
    return test;
  });
  return (file) => tests.some((fits) => fits(file));
}

/**
 * Checks the site's content, reading again only the files that changed since the last run.
 * @param only Paths or globs the problems are limited to; a path may begin with `content/` or not.
 * @param messages Folder of the interface texts, where others than the site's own are checked with its content.
 * @returns How many of the asked pages there are (`of` all, where only some were asked for), and their problems.
 * @throws when nothing fits one of them.
 */
export async function checkSite({
  only = [],
  messages = ownFiles.messages,
}: {
  only?: readonly string[];
  messages?: string;
} = {}): Promise<{ pages: number; of?: number; problems: Problem[] }> {
  if (!existsSync(contentDirectory)) {
    throw new Error(`There is no folder ${contentDirectory}: set CONTENT_DIR to a tree of content`);
  }
  const isAsked = limitedTo(only);
  const now = currentMoment();
  // Dates are checked too: what was found yesterday may be another thing today.
  const cache = openCache(checkCache, `${codeId()} ${warsawDayOf(now)}`);
  const { pages, problems } = await checkContent(contentDirectory, blockSchemas, {
    now,
    cache,
    ...ownFiles,
    messages,
  });
  const asked = problems.filter(({ file }) => isAsked(file));
  if (only.length === 0) return { pages, problems: asked };
  const askedPages = contentFiles(contentDirectory).filter(isPageFile).filter(isAsked);
  return { pages: askedPages.length, of: pages, problems: asked };
}
