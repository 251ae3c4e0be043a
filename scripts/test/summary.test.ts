import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCount, repeatedTests, slowestFiles, vitestCount } from './summary';

const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));

function write(name: string, report: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, status: string, durations: number[]) => ({
  title,
  tests: [{ projectName: 'phone', status, results: durations.map((duration) => ({ duration })) }],
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
  expect(repeatedTests(browserReport)).toEqual(['[phone] menu.spec.ts: moves']);
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

test('counts a part of the tests that left no report as failed', () => {
  expect(playwrightCount(missing)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCount(missing)).toEqual({ passed: 0, failed: 1 });
  expect([...repeatedTests(missing), ...slowestFiles(missing)]).toEqual([]);
});
