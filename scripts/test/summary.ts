import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
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

/** Counts from Playwright's JSON report; a test that passed only when repeated has failed, and is in `repeatedTests`. */
export function playwrightCount(file: string): Count {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

const repeatedIn = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  ),
  ...suites.flatMap(repeatedIn),
];

/**
 * The tests of Playwright's JSON report that failed and passed when they were repeated, as `[project] file: title`: they
 * have failed, but what to look for is a fault that comes now and then, in the test or in the site.
 * @returns none where there is no report.
 */
export const repeatedTests = (file: string): string[] =>
  (readReport<PlaywrightReport>(file)?.suites ?? []).flatMap(repeatedIn);

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
