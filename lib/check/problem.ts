import path from 'node:path';
import type { VFileMessage } from 'vfile-message';

/** Errors stop a build; warnings are reported and let pass. */
export type Severity = 'error' | 'warning';

/** A safe replacement of a part of the source, by offsets of the file's text without byte-order mark. */
export type Fix = { start: number; end: number; text: string };

/** What a rule found at an offset of a document. */
export type Finding = { offset: number; message: string; fix?: Fix };

/** A place in a file, both numbers from 1. */
export type Place = {
  /** Path from the content folder: `home/en.mdx`, `../messages/pl/common.json`. */
  file: string;
  line: number;
  column: number;
};

/** What a rule found in a file of the tree. */
export type SiteFinding = Place & { message: string; fix?: Fix };

/** The place of what concerns a file as a whole. */
export const startOfFile = (file: string): Place => ({ file, line: 1, column: 1 });

/**
 * Asks the same question of several things.
 * @param faultOf What is wrong with one of them, if anything.
 */
export const faultsIn = <Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => Place,
  faultOf: (thing: Thing) => string | undefined,
): SiteFinding[] =>
  things.flatMap((thing) => {
    const message = faultOf(thing);
    return message ? [{ ...placeOf(thing), message }] : [];
  });

/**
 * A mistake in the content, in the fields of a `VFileMessage`; plain data, so that it can be kept and sent. `reason` says what
 * was expected, what was found, and what to do, and what is `fatal` stops a build.
 */
export type Problem = {
  [Field in 'file' | 'line' | 'column' | 'ruleId' | 'fatal' | 'reason']-?: NonNullable<
    VFileMessage[Field]
  >;
} & { fix?: Fix };

/** Most characters of a message: what it quotes may be as long as the file. */
const longestMessage = 2000;

/**
 * A message that repeats no whole page: where it quotes what was found, a long quotation is cut, and the advice behind
 * it stays.
 * @returns The message; of a quotation that is longer than 120 characters the first 100.
 */
function shortened(message: string): string {
  const short = message.replace(/"[^"]*"|`[^`]*`|“[^”]*”/g, (quoted) =>
    quoted.length > 120 ? `${quoted.slice(0, 100)}…${quoted.at(-1)}` : quoted,
  );
  return short.length > longestMessage ? `${short.slice(0, longestMessage)}…` : short;
}

/**
 * The problem that a rule's finding is.
 * @param rule The broken rule.
 */
export function problemOf(
  { name, severity }: { name: string; severity: Severity },
  { file, line, column, message, fix }: SiteFinding,
): Problem {
  const problem = {
    file,
    line,
    column,
    ruleId: name,
    fatal: severity === 'error',
    reason: shortened(message),
  };
  return fix ? { ...problem, fix } : problem;
}

/** Sorted by file, then by place in it. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/**
 * How problems name a file that a rule reads besides the pages.
 * @param directory The content folder.
 * @param target Path of the file, in the content folder or beside it.
 */
export const fileOfPath = (directory: string, target: string): string =>
  path.relative(directory, target).split(path.sep).join('/');

/**
 * The path of the file a problem is in.
 * @param folder Path of the content folder, e.g. `content`.
 * @returns For example `content/home/en.mdx` or `messages/pl/common.json`.
 */
export const pathOfProblem = ({ file }: Pick<Problem, 'file'>, folder: string): string =>
  path.posix.join(folder, file);

/**
 * A problem as one line: `file:line:col  rule  message`, the message of a warning marked as such.
 * @param folder Path of the content folder, e.g. `content`.
 */
export function formatProblem(problem: Problem, folder: string): string {
  const { line, column, ruleId, reason, fatal } = problem;
  const mark = fatal ? '' : 'warning: ';
  return `${pathOfProblem(problem, folder)}:${line}:${column}  ${ruleId}  ${mark}${reason}`;
}
