import { execFileSync } from 'node:child_process';
import { environmentWith, inFolder } from '@/scripts/run';
import type { Change } from './changes';

/** A problem as `npm run check -- --json` prints it. */
type PrintedProblem = { file: string; line: number; rule: string; message: string };

/** The most that the check prints, in bytes. */
const longestOutput = 256 * 1024 * 1024;

/**
 * What the check says of a project's content.
 * @param project Its folder.
 * @returns undefined where it could not be asked.
 */
function problemsOf(project: string): PrintedProblem[] | undefined {
  const options = {
    cwd: project,
    encoding: 'utf8' as const,
    env: { ...environmentWith(), ...inFolder(project) },
    maxBuffer: longestOutput,
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  };
  const read = (output: string) => (JSON.parse(output) as { problems: PrintedProblem[] }).problems;
  try {
    return read(execFileSync('npm', ['run', '--silent', 'check', '--', '--json'], options));
  } catch (error) {
    // It ends with an error where it has found one.
    const { stdout } = error as { stdout?: string };
    try {
      return stdout ? read(stdout) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A problem is the same wherever its line has gone. */
const keyOf = ({ file, rule, message }: PrintedProblem) =>
  `${file}\0${rule}\0${message.replace(/:\d+/g, '')}`;

/**
 * Problems of the check that the base does not have.
 * @param base Its project.
 * @param head The project now.
 */
export function newProblems(base: string, head: string): Change[] {
  const [before, after] = [problemsOf(base), problemsOf(head)];
  if (!before || !after) return [];
  const known = new Set(before.map(keyOf));
  return after
    .filter((problem) => !known.has(keyOf(problem)))
    .map((problem) => ({
      kind: 'check',
      signature: `check ${keyOf(problem)}`,
      title: `Check: ${problem.rule}`,
      place: `${problem.file}:${problem.line}`,
      notes: [problem.message],
      isProblem: true,
    }));
}
