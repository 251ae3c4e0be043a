import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { contentDirectory } from '@/lib/content/content-directory';

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
export function limitedTo(only: readonly string[]): (file: string) => boolean {
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
