import path from 'node:path';

/** Errors stop a build; warnings are reported and let pass. */
export type Severity = 'error' | 'warning';

/** A safe replacement of a stretch of the source, by offsets. */
export type Fix = { start: number; end: number; text: string };

/** What a rule found at an offset of a document. */
export type Finding = { offset: number; message: string; fix?: Fix };

/** A place in a file, both numbers from 1. */
export type Place = {
  /** File below the content folder, or below the folder around it. */
  file: string;
  /** Whether the file is beside the content folder instead of in it. */
  isOutside?: boolean;
  line: number;
  column: number;
};

/** What a rule found in a file of the tree. */
export type SiteFinding = Place & { message: string; fix?: Fix };

/** A mistake in the content, and where it is. */
export type Problem = {
  /** File below the content folder, or below the folder around it. */
  file: string;
  /** Whether the file is beside the content folder, like interface texts, instead of in it. */
  isOutside?: boolean;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Short name of the broken rule, e.g. `block-prop`. */
  rule: string;
  /** What was expected, what was found, and what to do. */
  message: string;
  /** Only errors stop a build. */
  severity: Severity;
  /** A safe fix, by offsets of the file's text without byte-order mark. */
  fix?: Fix;
};

/**
 * A message that repeats no whole page: where it quotes what was found, a long quotation is cut, and the advice behind
 * it stays.
 * @returns The message with at most 100 characters of each quotation.
 */
export const withShortQuotes = (message: string): string =>
  message.replace(/"[^"]*"|`[^`]*`|“[^”]*”/g, (quoted) =>
    quoted.length > 120 ? `${quoted.slice(0, 100)}…${quoted.at(-1)}` : quoted,
  );

/** Most characters of a message: what it quotes may be as long as the file. */
const longestMessage = 2000;

/** A message that can be read. */
export const shortened = (message: string): string =>
  message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;

/** Sorted by file, then by place in it. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/**
 * The path of the file a problem is in.
 * @param folder Path of the content folder, e.g. `content`.
 * @returns For example `content/home/en.mdx` or `messages/pl/common.json`.
 */
export function pathOfProblem(
  { file, isOutside }: Pick<Problem, 'file' | 'isOutside'>,
  folder: string,
): string {
  return isOutside ? path.posix.join(folder, '..', file) : `${folder}/${file}`;
}

/**
 * A problem as one line: `file:line:col  rule  message`, the message of a warning marked as such.
 * @param folder Path of the content folder, e.g. `content`.
 */
export function formatProblem(problem: Problem, folder: string): string {
  const { line, column, rule, message, severity } = problem;
  const mark = severity === 'warning' ? 'warning: ' : '';
  return `${pathOfProblem(problem, folder)}:${line}:${column}  ${rule}  ${mark}${message}`;
}
