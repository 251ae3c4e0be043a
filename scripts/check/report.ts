import path from 'node:path';
import { formatProblem, type Problem, pathOfProblem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import type { Format } from './options';

type Found = { pages: number; problems: readonly Problem[] };

const folder = path.relative(process.cwd(), contentDirectory) || '.';

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Characters that end a value in GitHub's workflow commands. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const summary = ({ pages, problems }: Found) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return `${count(pages, 'page')} checked, no problems`;
  const told = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
  return `${count(pages, 'page')} checked, ${count(errors, 'error')}${told}`;
};

const formats: Record<Format, (found: Found) => string> = {
  text: (found) =>
    [...found.problems.map((problem) => formatProblem(problem, folder)), summary(found)].join('\n'),
  json: ({ pages, problems }) =>
    JSON.stringify(
      {
        pages,
        problems: problems.map(({ fix, file, isBeside, ...problem }) => ({
          file: pathOfProblem({ file, isBeside }, folder),
          ...problem,
          isFixable: fix !== undefined,
        })),
      },
      null,
      2,
    ),
  github: (found) =>
    [
      ...found.problems.map((problem) => {
        const { line, column, rule, message, severity } = problem;
        const place = `file=${escapeProperty(pathOfProblem(problem, folder))},line=${line},col=${column}`;
        return `::${severity} ${place},title=${escapeProperty(rule)}::${escapeData(message)}`;
      }),
      summary(found),
    ].join('\n'),
};

/**
 * What a check prints.
 * @param format `text`: one line a problem and a summary; `json`: an object; `github`: annotations.
 */
export const report = (found: Found, format: Format): string => formats[format](found);
