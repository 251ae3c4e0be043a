import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and a line for each that failed. */
export type TestReport = { passed: number; failures: string[] };

/** What is read of Vitest's JSON report. */
type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** What is read of Playwright's JSON report: suites in suites. */
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** How many characters of a failure's message stand behind its name. */
const messageLength = 300;

/** A failure in one line: reports of CI often show nothing but the end of what was printed. */
const failureLine = (name: string, message = ''): string =>
  `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, messageLength)}`;

/** Tests that failed, and files that could not be loaded. */
const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [failureLine(file, message || 'a hook failed: see the output above')];
    return failed.map(({ fullName, failureMessages }) =>
      failureLine(`${file}: ${fullName}`, failureMessages[0]),
    );
  });

const playwrightFailures = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => !['expected', 'skipped'].includes(status))
      .map(({ projectName, results }) =>
        failureLine(`[${projectName}] ${file}: ${title}`, results[0]?.errors?.[0]?.message),
      ),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** Where Playwright’s report goes (playwright.config.ts). */
export const browserReport = '.cache/e2e.json';

/** Removes the report of an earlier run, which would be read in place of one that was not written. */
export const forgetReport = (file: string): void => rmSync(file, { force: true });

/**
 * Reads the JSON report of Vitest or of Playwright.
 * @param file Where it is.
 * @returns How many tests passed, and those that failed as `file: title: beginning of the message`; where there is no report,
 * which means that the runner has not come to its end, that is the failure.
 */
export function readReport(file: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failures: [`${file}: the tests have no report`] };
  let report: VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [`${file}: the report of the tests cannot be read`] };
  }
  if ('testResults' in report)
    return { passed: report.numPassedTests, failures: vitestFailures(report) };
  const { stats, suites, errors } = report;
  const ofAll = errors.map(({ message }) => failureLine('Playwright', message));
  return { passed: stats.expected, failures: [...suites.flatMap(playwrightFailures), ...ofAll] };
}
