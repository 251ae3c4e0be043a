import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyFixes } from '@/lib/check/apply-fixes';
import { type Fix, type Problem, pathOfProblem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import { createSource, decodeText, textLike } from '@/lib/content/source';
import { writeWhole } from '@/lib/files/write-whole';

/**
 * Fixes what is safe to fix, file by file; a file is written whole or not at all. A file that is not UTF-8
 * stays as it is: written as UTF-8 it would lose letters, and the fixes would land elsewhere.
 * @param directory The content folder.
 * @returns How many problems were fixed.
 */
export function fixProblems(problems: readonly Problem[], directory = contentDirectory): number {
  const fixable = new Map<string, Fix[]>();
  for (const problem of problems) {
    if (!problem.fix) continue;
    const target = path.normalize(pathOfProblem(problem, directory));
    const fixes = fixable.get(target);
    if (fixes) fixes.push(problem.fix);
    else fixable.set(target, [problem.fix]);
  }
  let fixed = 0;
  for (const [target, fixes] of fixable) {
    const bytes = readFileSync(target);
    const decoded = decodeText(bytes);
    if (decoded.fault) continue;
    const { text, count } = applyFixes(createSource(target, decoded.text).text, fixes);
    writeWhole(target, textLike(bytes, text));
    fixed += count;
  }
  return fixed;
}
