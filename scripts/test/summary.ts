import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Counts from vitest's JSON report; a file that could not be loaded counts as a failure. */
export function vitestCount(file: string): Count {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: failed > 0 ? failed : Math.sign(report.numFailedTestSuites),
  };
}

/** Counts from Playwright's JSON report; a test that passed only when repeated has failed, and is named by `playwrightFailures`. */
export function playwrightCount(file: string): Count {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** How many characters of a failure's message stand behind its name. */
const messageLength = 300;

/** A test that failed, in one line: reports of CI often show nothing but the end of what was printed. */
const failureLine = (name: string, message = ''): string =>
  `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, messageLength)}`;

/**
 * The tests of vitest's JSON report that failed, and the files that could not be loaded: file, title and the beginning of the
 * message.
 * @returns none where there is no report.
 */
export const vitestFailures = (file: string): string[] =>
  (readReport<VitestReport>(file)?.testResults ?? []).flatMap((suite) => {
    const name = path.relative('.', suite.name);
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && suite.status === 'failed') return [failureLine(name, suite.message)];
    return failed.map(({ fullName, failureMessages }) =>
      failureLine(`${name}: ${fullName}`, failureMessages[0]),
    );
  });

const failuresIn = (status: string, { file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ projectName, results }) =>
        failureLine(`[${projectName}] ${file}: ${title}`, results[0]?.errors?.[0]?.message),
      ),
  ),
  ...suites.flatMap((suite) => failuresIn(status, suite)),
];

/**
 * The tests of Playwright's JSON report that failed.
 * @param status `unexpected` for those that failed each time; `flaky` for those that failed and passed when they were
 * repeated: they have failed too, but what to look for is a fault that comes now and then, in the test or in the site.
 * @returns `[project] file: title` and the beginning of the first message; none where there is no report.
 */
export const playwrightFailures = (file: string, status: 'unexpected' | 'flaky'): string[] =>
  (readReport<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => failuresIn(status, suite));

/** How many files of tests are named as the slowest. */
const slowest = 12;

const timeOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + timeOf(suite), 0);

/**
 * The files of Playwright's JSON report that took longest, as lines: seconds of all workers, and their share of the whole.
 * @returns none where there is no report.
 */
export function slowestFiles(file: string): string[] {
  const suites = readReport<PlaywrightReport>(file)?.suites ?? [];
  const times = new Map<string, number>();
  for (const suite of suites)
    times.set(suite.file, (times.get(suite.file) ?? 0) + timeOf(suite) / 1000);
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, slowest)
    .map(
      ([name, time]) =>
        `${time.toFixed(0).padStart(6)} s ${((100 * time) / whole).toFixed(0).padStart(3)} %  ${name}`,
    );
}
