import type { Severity } from './rule';

/** A mistake in the content, and where it stands. */
export type Problem = {
  /** File below the content folder. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Short name of the broken rule, e.g. `block-prop`. */
  rule: string;
  /** What was expected, what was found, and what to do. */
  message: string;
  /** Only errors stop a build. */
  severity: Severity;
};

/** Sorted by file, then by place in it. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/**
 * A problem as one line: `file:line:col  rule  message`.
 * @param folder What stands before the file's name, e.g. `content`.
 */
export function formatProblem(problem: Problem, folder: string): string {
  const { file, line, column, rule, message } = problem;
  return `${folder}/${file}:${line}:${column}  ${rule}  ${message}`;
}
