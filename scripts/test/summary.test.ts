import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { readReport } from './summary';

const folder = writeTree({});

function write(cases: string): string {
  const file = path.join(folder, 'report.xml');
  writeFileSync(
    file,
    `<?xml version="1.0"?><testsuites><testsuite name="a"><testcase classname="lib/a.test.ts" name="adds"></testcase>${cases}</testsuite></testsuites>`,
  );
  return file;
}

it('names tests that failed, and files that could not be loaded, with what went wrong', () => {
  const file = write(
    `<testcase classname="lib/a.test.ts" name="group &gt; fails"><failure message="expected 1">\nAssertionError: expected 1 ${'long '.repeat(200)}</failure></testcase>
<testcase classname="lib/gone.test.ts" name="lib/gone.test.ts"><error message="Cannot find &quot;./gone&quot;"/></testcase>
<testcase classname="lib/a.test.ts" name="later"><skipped/></testcase>`,
  );
  const { passed, failures } = readReport(file);
  const [failed = '', ...more] = failures;
  expect(passed).toBe(1);
  expect(failed).toMatch(/^lib\/a\.test\.ts: group > fails: AssertionError: expected 1 long long/);
  expect(failed.length).toBeLessThan(350);
  expect(more).toEqual(['lib/gone.test.ts: lib/gone.test.ts: Cannot find "./gone"']);
});

it('counts what passed, also where nothing failed and where there is one test only', () => {
  expect(readReport(write(''))).toEqual({ passed: 1, failures: [] });
});

it('takes a missing report for a failure: its runner has not come to its end', () => {
  expect(readReport('missing.xml')).toEqual({
    passed: 0,
    failures: ['missing.xml: the tests have no report'],
  });
});
