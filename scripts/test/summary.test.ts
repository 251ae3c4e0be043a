import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './summary';

const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));

function write(name: string, report: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('names browser tests that failed, in suites within suites, and what failed around them', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ errors: [{ message: '\u001b[31mError:\u001b[39m\n  expected\n  a menu' }] }],
      },
    ],
  });
  const report = write('e2e.json', {
    stats: { expected: 2 },
    suites: [
      {
        file: 'menu.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ file: 'menu.spec.ts', specs: [spec('moves', 'unexpected')] }],
      },
      { file: 'search.spec.ts', specs: [spec('finds', 'expected')] },
    ],
    errors: [{ message: 'Error: a policy refused a script' }],
  });
  expect(readReport(report)).toEqual({
    passed: 2,
    failures: [
      '[phone] menu.spec.ts: closes: Error: expected a menu',
      '[phone] menu.spec.ts: moves: Error: expected a menu',
      'Playwright: Error: a policy refused a script',
    ],
  });
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
  const report = write('unit.json', {
    numPassedTests: 7,
    testResults: [
      suite('lib/sum.test.ts', '', ['passed', 'failed']),
      suite('lib/good.test.ts', '', ['passed']),
      suite('lib/gone.test.ts', 'Cannot find "./gone"', []),
      suite('lib/hook.test.ts', '', ['skipped']),
    ],
  });
  const { passed, failures } = readReport(report);
  const [failed, gone, hook, ...more] = failures;
  expect(passed).toBe(7);
  expect(failed).toMatch(/^lib\/sum\.test\.ts: adds failed: AssertionError: long long/);
  expect(failed?.length).toBeLessThan(350);
  expect(gone).toBe('lib/gone.test.ts: Cannot find "./gone"');
  expect(hook).toBe('lib/hook.test.ts: a hook failed: see the output above');
  expect(more).toEqual([]);
});

test('takes a missing report for a failure: its runner has not come to its end', () => {
  const missing = path.join(folder, 'missing.json');
  expect(readReport(missing)).toEqual({
    passed: 0,
    failures: [`${missing}: the tests have no report`],
  });
});
