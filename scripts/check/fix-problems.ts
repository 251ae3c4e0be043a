import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFixes } from '@/lib/check/apply-fixes';
import type { Problem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';

const byteOrderMark = '\uFEFF';

/**
 * Mends what is safe to mend, file by file; a file is written whole or not at all.
 * @returns How many problems were mended.
 */
export function fixProblems(problems: readonly Problem[]): number {
  const files = new Set(problems.filter(({ fix }) => fix).map(({ file }) => file));
  let mended = 0;
  for (const file of files) {
    const target = path.join(contentDirectory, file);
    const content = readFileSync(target, 'utf8');
    const mark = content.startsWith(byteOrderMark) ? byteOrderMark : '';
    const fixes = problems.flatMap((problem) =>
      problem.file === file && problem.fix ? [problem.fix] : [],
    );
    const { text, count } = applyFixes(content.slice(mark.length), fixes);
    writeFileSync(`${target}.new`, mark + text);
    renameSync(`${target}.new`, target);
    mended += count;
  }
  return mended;
}
