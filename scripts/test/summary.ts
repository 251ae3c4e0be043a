import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

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

/** Counts from Playwright's JSON report; a test that passed only when repeated has failed. */
export function playwrightCount(file: string): Count {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
