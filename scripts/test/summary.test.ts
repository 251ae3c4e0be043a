import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  playwrightCount,
  playwrightFailures,
  slowestFiles,
  vitestCount,
  vitestFailures,
} from './summary';

const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));

function write(name: string, report: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, status: string, durations: number[]) => ({
  title,
  tests: [
    {
      projectName: 'phone',
      status,
      results: durations.map((duration) => ({
        duration,
        errors: [{ message: '\u001b[31mError:\u001b[39m\n  expected\n  a menu' }],
      })),
    },
  ],
});

const browserReport = write('e2e.json', {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'menu.spec.ts',
      specs: [spec('opens', 'expected', [1000]), spec('closes', 'unexpected', [3000, 3000])],
      suites: [{ file: 'menu.spec.ts', specs: [spec('moves', 'flaky', [2000, 1000])] }],
    },
    { file: 'search.spec.ts', specs: [spec('finds', 'expected', [30_000])] },
  ],
});

const missing = path.join(folder, 'missing.json');

test('counts a browser test that passed only when repeated as failed, and names it', () => {
  expect(playwrightCount(browserReport)).toEqual({ passed: 2, failed: 2 });
  expect(playwrightFailures(browserReport, 'flaky')).toEqual([
    '[phone] menu.spec.ts: moves: Error: expected a menu',
  ]);
  expect(playwrightFailures(browserReport, 'unexpected')).toEqual([
    '[phone] menu.spec.ts: closes: Error: expected a menu',
  ]);
});

test('names the files of browser tests that took longest, repetitions included', () => {
  expect(slowestFiles(browserReport)).toEqual([
    '    30 s  75 %  search.spec.ts',
    '    10 s  25 %  menu.spec.ts',
  ]);
});

test('counts a file of unit tests that could not be loaded as one failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 3 };
  expect(vitestCount(write('unit.json', report))).toEqual({ passed: 7, failed: 1 });
});

test('names unit tests that failed, and files that could not be loaded, with what went wrong', () => {
  const suite = (name: string, message: string, statuses: string[]) => ({
    name: path.resolve(name),
    status: statuses.includes('passed') && statuses.length === 1 ? 'passed' : 'failed',
    message,
    assertionResults: statuses.map((status) => ({
      fullName: `adds ${status}`,
      status,
      failureMessages: status === 'failed' ? [`AssertionError: ${'long '.repeat(200)}`] : [],
    })),
  });
  const report = write('named.json', {
    testResults: [
      suite('lib/sum.test.ts', '', ['passed', 'failed']),
      suite('lib/good.test.ts', '', ['passed']),
      suite('lib/gone.test.ts', 'Cannot find "./gone"', []),
    ],
  });
  const [failed, gone, ...more] = vitestFailures(report);
  expect(failed).toMatch(/^lib\/sum\.test\.ts: adds failed: AssertionError: long long/);
  expect(failed?.length).toBeLessThan(350);
  expect(gone).toBe('lib/gone.test.ts: Cannot find "./gone"');
  expect(more).toEqual([]);
});

test('counts a part of the tests that left no report as failed', () => {
  expect(playwrightCount(missing)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCount(missing)).toEqual({ passed: 0, failed: 1 });
  expect([
    ...playwrightFailures(missing, 'flaky'),
    ...vitestFailures(missing),
    ...slowestFiles(missing),
  ]).toEqual([]);
});
