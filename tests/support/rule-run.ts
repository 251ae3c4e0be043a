import { applyFixes } from '@/lib/check/apply-fixes';
import { checkContent } from '@/lib/check/check-content';
import type { Problem } from '@/lib/check/problem';
import { sampleBlocks } from './sample-blocks';
import { writeTree } from './temporary-tree';

/** What one rule finds in a tree of content, at noon of 20 November 2026 unless told otherwise. */
export function problemsOf(
  rule: string,
  files: Readonly<Record<string, string>>,
  now = '2026-11-20T12:00:00Z',
): Problem[] {
  const { problems } = checkContent(writeTree(files), sampleBlocks, { now: new Date(now) });
  return problems.filter((problem) => problem.rule === rule);
}

/**
 * What a rule says of a page.
 * @param others Other files of the tree.
 */
export const messagesOf = (
  rule: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Readonly<Record<string, string>> = {},
): string[] =>
  problemsOf(rule, { ...others, [file]: text })
    .filter((problem) => problem.file === file)
    .map(({ message }) => message);

/** A page after the fixes of one rule. */
export function fixedBy(
  rule: string,
  text: string,
  file = 'services/finops/en.mdx',
  others: Readonly<Record<string, string>> = {},
): string {
  const problems = problemsOf(rule, { ...others, [file]: text });
  const own = problems.filter((problem) => problem.file === file);
  return applyFixes(
    text,
    own.flatMap(({ fix }) => fix ?? []),
  ).text;
}
