import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import { formatProblem, type Problem } from '@/lib/check/problem';
import { UsageError } from '@/scripts/command';
import { allOrNothing, writing } from '@/scripts/write-files';

/** Where something new is written, and when. */
export type Place = {
  /** The content folder. */
  directory: string;
  /** Folder of the files that are served as they are. */
  publicFiles: string;
  /** Folder of the blocks. */
  blocks: string;
  now: Date;
};

/** What will be written, by paths of files, and what to do afterwards. */
export type Plan = {
  files: ReadonlyMap<string, string | Uint8Array>;
  /** The next commands, each with what it is for. */
  next: readonly string[];
};

/**
 * Writes all files of a plan, or none of them.
 * @param check Finds the problems of the content as it is then; with an error that was not there before, nothing is left.
 * @returns What was done, line by line, paths from the root of the repository.
 * @throws UsageError with the problems.
 */
export async function carryOut(
  { files, next }: Plan,
  check: () => Promise<readonly Problem[]>,
): Promise<string[]> {
  const done = [...files.keys()].map((file) => ({ file, isNew: !existsSync(file) }));
  const errors = async () => (await check()).filter(({ fatal }) => fatal);
  const keyOf = ({ file, ruleId, reason }: Problem) => `${file} ${ruleId} ${reason}`;
  const known = new Set((await errors()).map(keyOf));
  const steps = [...files].map(([file, content]) => writing(file, content));
  allOrNothing(steps);
  try {
    const lines = (await errors())
      .filter((problem) => !known.has(keyOf(problem)))
      .map((problem) => formatProblem(problem, 'content'));
    if (lines.length > 0)
      throw new UsageError(`Nothing was written, since the check would say:\n${lines.join('\n')}`);
  } catch (error) {
    for (const { undo } of steps.reverse()) undo();
    throw error;
  }
  return [
    ...done.map(({ file, isNew }) => `${isNew ? 'new    ' : 'changed'}  ${shownPath(file)}`),
    '',
    ...next,
  ];
}

/** What a plan would do, with the text of each file that is new. */
export function describePlan({ files }: Plan): string[] {
  return [...files].flatMap(([file, content]) => {
    const isNew = !existsSync(file);
    const text = typeof content === 'string' ? content : `(${content.length} bytes)`;
    const shown = isNew ? text : addedText(readFileSync(file, 'utf8'), text);
    return [`${isNew ? 'new    ' : 'changed'}  ${shownPath(file)}`, indent(shown), ''];
  });
}

/** The path of a file from where the command runs. */
export const shownPath = (file: string) => path.relative('', file).split(path.sep).join('/');

const indent = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '  ');

/** The lines that a text has and the text before it had not. */
const addedText = (before: string, text: string): string =>
  diffLines(before, text)
    .filter(({ added }) => added)
    .map(({ value }) => value)
    .join('');
