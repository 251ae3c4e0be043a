import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatProblem, type Problem } from '@/lib/check/problem';
import { UsageError } from '@/scripts/command';
import { allOrNothing, writing } from '@/scripts/write-files';
import type { Plan } from './kind';

const lineOf = (file: string) => {
  const shown = path.relative('', file).split(path.sep).join('/');
  return `${existsSync(file) ? 'changed' : 'new    '}  ${shown}`;
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
  const done = [...files.keys()].map(lineOf);
  const errors = async () => (await check()).filter(({ fatal }) => fatal);
  const keyOf = ({ file, ruleId, reason }: Problem) => `${file} ${ruleId} ${reason}`;
  const known = new Set((await errors()).map(keyOf));
  const steps = [...files].map(([file, content]) => writing(file, content));
  allOrNothing(steps);
  try {
    const added = (await errors()).filter((problem) => !known.has(keyOf(problem)));
    const lines = added.map((problem) => formatProblem(problem, 'content'));
    if (lines.length > 0)
      throw new UsageError(`Nothing was written, since the check would say:\n${lines.join('\n')}`);
  } catch (error) {
    for (const { undo } of steps.reverse()) undo();
    throw error;
  }
  return [...done, '', ...next];
}
