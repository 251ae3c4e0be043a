import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { openCache } from '@/lib/check/check-cache';
import { checkContent } from '@/lib/check/check-content';
import type { Problem } from '@/lib/check/problem';
import { isPageFile } from '@/lib/check/rules/files/file-name';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { blockSchemas } from './block-schemas';
import { ownFiles } from './own-files';

/** A path or glob as a test of files below the content folder. */
function testOf(pattern: string): (file: string) => boolean {
  const inside = path.relative(contentDirectory, path.resolve(pattern));
  const below = inside.startsWith('..') ? pattern : inside;
  const fits = picomatch(below === '' ? '**' : below);
  return (file) => fits(file) || file.startsWith(`${below.replace(/\/$/, '')}/`);
}

/**
 * Which files a report is limited to.
 * @param only Paths or globs; a path may begin with the content folder or not. Empty for all files.
 * @returns Whether a file, by its path below the content folder, is among them.
 * @throws when nothing fits one of them: nothing would be checked, and all would seem well.
 */
function limitedTo(only: readonly string[]): (file: string) => boolean {
  if (only.length === 0) return () => true;
  const files = readdirSync(contentDirectory, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const tests = only.map((pattern) => {
    const test = testOf(pattern);
    if (!files.some(test) && !existsSync(pattern))
      throw new Error(
        `"${pattern}" fits no file: expected paths or globs such as services/finops, content/blog or "blog/*/en.mdx"`,
      );
    return test;
  });
  return (file) => tests.some((fits) => fits(file));
}

/** Folders whose files decide what the check finds. */
const sources = ['lib', 'components/blocks', 'site.config.ts', 'package-lock.json'];

/** One cache for each tree of content, so that checking one does not empty the other's. */
const tree = createHash('sha1').update(contentDirectory).digest('hex').slice(0, 8);
const cacheFile = `.cache/check-${tree}.jsonl`;

/** Changes when the rules do, and every day, since dates are checked too. */
function cacheVersion(now: Date): string {
  const hash = createHash('sha1').update(warsawDayOf(now));
  const files = sources.flatMap((place) =>
    place.includes('.')
      ? [place]
      : readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(ts|yaml)$/.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => !file.includes('.test.'))
          .sort(),
  );
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64');
}

/**
 * Checks the site's content, reading again only the files that changed since the last run.
 * @param only Paths or globs the problems are limited to; a path may begin with `content/` or not.
 * @param messages Folder of the interface texts, where others than the site's own are checked with its content.
 * @returns How many of the asked pages there are (`of` all, where only some were asked for), and their problems.
 * @throws when nothing fits one of them.
 */
export function checkSite({
  only = [],
  messages = ownFiles.messages,
}: {
  only?: readonly string[];
  messages?: string;
} = {}): { pages: number; of?: number; problems: Problem[] } {
  if (!existsSync(contentDirectory)) {
    throw new Error(`There is no folder ${contentDirectory}: set CONTENT_DIR to a tree of content`);
  }
  const isAsked = limitedTo(only);
  const now = currentMoment();
  const cache = openCache(cacheFile, cacheVersion(now));
  const { pages, problems } = checkContent(contentDirectory, blockSchemas, {
    now,
    cache,
    ...ownFiles,
    messages,
  });
  cache.save();
  const asked = problems.filter(({ file }) => isAsked(file));
  if (only.length === 0) return { pages, problems: asked };
  const askedPages = contentFiles(contentDirectory).filter(isPageFile).filter(isAsked);
  return { pages: askedPages.length, of: pages, problems: asked };
}
