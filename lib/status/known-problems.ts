import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, pathOfProblem, sortProblems } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentState, type ShownProblem } from '@/lib/content/development';

/** Where the build of a preview puts what the check has said, before its pages are rendered. */
export const problemsFile = '.generated/problems.json';

/** The folder of the content, as problems name it. */
const folder = path.relative('', contentDirectory).split(path.sep).join('/') || '.';

/** Problems as pages show them. */
export const shownProblems = (problems: readonly Problem[]): ShownProblem[] =>
  sortProblems(problems).map(({ fix: _, ...problem }) => ({
    ...problem,
    path: pathOfProblem(problem, folder),
  }));

let written: readonly ShownProblem[] | undefined;

function readProblems(): readonly ShownProblem[] {
  const file = path.join(process.cwd(), problemsFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `${problemsFile} is missing: expected what the check has said; build previews with \`npm run preview\`, which writes it`,
  );
}

/**
 * What the check says of the content, as previews show it: in development of the content as it is now, in a build of what
 * is being built.
 * @throws when a preview is built without the file that says it.
 */
export function knownProblems(): readonly ShownProblem[] {
  if (process.env.NODE_ENV === 'development') return contentState().problems;
  written ??= readProblems();
  return written;
}
