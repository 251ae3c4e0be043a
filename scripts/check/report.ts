import path from 'node:path';
import { formatProblem, type Problem, pathOfProblem, type Severity } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import { printable } from './printable';

/** How problems are written: for people, for programs, as annotations of a pull request. */
export type Format = 'text' | 'json' | 'github';

/** What was checked: of how many pages, where only some were asked for, and what was found. */
type Found = { pages: number; of?: number; problems: readonly Problem[] };

const folder = path.relative(process.cwd(), contentDirectory) || '.';

/** The most problems that are printed: what somebody reads in a terminal; what an editor and GitHub's log take. */
const longest = { text: 200, github: 1000 } as const;

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Characters that end a value in GitHub's workflow commands. */
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The broken rule, as people and programs read of it. */
const ruleOf = ({ ruleId, fatal }: Problem): { rule: string; severity: Severity } => ({
  rule: ruleId,
  severity: fatal ? 'error' : 'warning',
});

/** How many problems each rule has, the most frequent first, errors before warnings. */
function countsByRule(problems: readonly Problem[]) {
  const counts = new Map<string, { rule: string; severity: Severity; count: number }>();
  for (const problem of problems) {
    const { rule, severity } = ruleOf(problem);
    const key = `${severity} ${rule}`;
    const known = counts.get(key) ?? { rule, severity, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort(
    (a, b) => Number(b.severity === 'error') - Number(a.severity === 'error') || b.count - a.count,
  );
}

/**
 * The problems that are printed where there are too many: errors before warnings, and of every rule the first ones, so
 * that a frequent one hides no other.
 * @returns At most `limit` problems, in the order given.
 */
function shownProblems(problems: readonly Problem[], limit: number): readonly Problem[] {
  if (problems.length <= limit) return problems;
  const seen = new Map<string, number>();
  return problems
    .map((problem, index) => {
      const turn = seen.get(problem.ruleId) ?? 0;
      seen.set(problem.ruleId, turn + 1);
      return { problem, index, turn, isWarning: Number(!problem.fatal) };
    })
    .sort((a, b) => a.isWarning - b.isWarning || a.turn - b.turn || a.index - b.index)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ problem }) => problem);
}

/** How many problems there are: those not shown, those of each rule, and all. */
function summary({ pages, of, problems }: Found, shown: number): string[] {
  const checked =
    of === undefined
      ? `${count(pages, 'page')} checked`
      : `${pages} of ${count(of, 'page')} checked`;
  const errors = problems.filter(({ fatal }) => fatal).length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return [`${checked}, no problems`];
  const more = problems.length - shown;
  const byRule = countsByRule(problems);
  const width = String(Math.max(...byRule.map((one) => one.count))).length;
  const ofWarnings = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
  return [
    ...(more > 0
      ? [
          `… and ${count(more, 'more problem')}: \`npm run check -- --json\` lists all, \`npm run check -- blog/post\` those of a path or glob`,
        ]
      : []),
    ...(byRule.length > 1 || more > 0
      ? [
          '',
          ...byRule.map(
            (one) => `${String(one.count).padStart(width)}  ${one.severity.padEnd(7)}  ${one.rule}`,
          ),
        ]
      : []),
    `${checked}, ${count(errors, 'error')}${ofWarnings}`,
  ];
}

/** A problem as a command of GitHub's workflows. */
function annotation(problem: Problem): string {
  const { line, column, reason } = problem;
  const { rule, severity } = ruleOf(problem);
  const place = `file=${escapeProperty(pathOfProblem(problem, folder))},line=${line},col=${column}`;
  return printable(`::${severity} ${place},title=${escapeProperty(rule)}::${escapeData(reason)}`);
}

/** Errors first: of what one step reports, GitHub shows ten of each kind. */
const errorsFirst = (problems: readonly Problem[]) => [
  ...problems.filter(({ fatal }) => fatal),
  ...problems.filter(({ fatal }) => !fatal),
];

const formats: Record<Format, (found: Found) => string> = {
  text: (found) => {
    const shown = shownProblems(found.problems, longest.text);
    const lines = shown.map((problem) => printable(formatProblem(problem, folder)));
    return [...lines, ...summary(found, shown.length)].join('\n');
  },
  json: ({ pages, of, problems }) =>
    JSON.stringify(
      {
        pages,
        of,
        counts: countsByRule(problems),
        problems: problems.map((problem) => ({
          file: pathOfProblem(problem, folder),
          line: problem.line,
          column: problem.column,
          ...ruleOf(problem),
          message: problem.reason,
          isFixable: problem.fix !== undefined,
        })),
      },
      null,
      2,
    ),
  github: (found) => {
    const shown = shownProblems(found.problems, longest.github);
    const lines = errorsFirst(shown).map(annotation);
    return [...lines, ...summary(found, shown.length)].join('\n');
  },
};

/**
 * What a check prints.
 * @param format `text`: one line a problem and a summary; `json`: an object with all problems; `github`: annotations.
 * Of very many, `text` and `github` print some of each rule, and how many there are.
 */
export const report = (found: Found, format: Format): string => formats[format](found);
