import './require-environment';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { holdClock } from '@/lib/environment/clock';
import { runCommand, UsageError } from './command';
import { buildCommand, run } from './run';
import { ensureBrowser } from './test/browser';
import { changedEnvironment, writeChangedContent } from './test/changed-content';
import { previewEnvironment } from './test/preview-directory';
import { browserReport, forgetReport, readReport, type TestReport } from './test/summary';

/** One part of the tests. */
type Suite = {
  name: string;
  run: () => Promise<void>;
  /** The JSON report that its runner writes; a suite without one counts as one test. */
  report?: string;
  /** Whether the suites after it make no sense without it. */
  isNeeded?: boolean;
  /** Whether only `npm run test:full` runs it. */
  isSlow?: boolean;
};

/** Does several things at once, and all of them to their end. @throws with what each that failed says. */
async function allToTheirEnd(works: readonly Promise<void>[]): Promise<void> {
  const faults = (await Promise.allSettled(works)).flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason?.message ?? one.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** How many failures of one suite are named at the end. */
const mostNamed = 40;

/**
 * All suites in their order. Tests tagged `slow` (vitest.config.ts; `@slow` in Playwright) are for the full run, as are whole
 * suites that build the site in other ways: docs/testing.md says which promise is tested when.
 */
function suitesOf(isFull: boolean): Suite[] {
  const vitest = (name: string, projects: readonly string[]): Suite => {
    const report = `.cache/${name}.json`;
    return {
      name: `Tests: ${name}`,
      run: () =>
        run([
          'vitest',
          'run',
          ...projects.map((project) => `--project=${project}`),
          ...(isFull ? [] : ['--tags-filter=!slow']),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]),
      report,
    };
  };
  const suites: Suite[] = [
    { name: 'Find a browser', run: async () => void ensureBrowser(), isNeeded: true },
    { name: 'Prepare', run: () => run(['tsx', 'scripts/prepare.ts']), isNeeded: true },
    {
      name: 'Types, lint, content',
      run: () =>
        allToTheirEnd([
          run(['tsc', '--noEmit']),
          run(['biome', 'check', '.', '--max-diagnostics=50']),
          run(['npm', 'run', '--silent', 'check']),
        ]),
    },
    vitest('unit', ['unit', 'documents', 'isolated']),
    {
      name: 'Build of a preview',
      run: () => run(buildCommand, previewEnvironment),
      isNeeded: true,
    },
    {
      name: 'Build of changed content',
      run: async () => {
        writeChangedContent();
        await run(buildCommand, changedEnvironment);
      },
      isSlow: true,
    },
    // The last build: what the site is made of has to be there when its tests look at it.
    { name: 'Build', run: () => run(buildCommand), isNeeded: true },
    vitest('contracts', ['contracts']),
    { ...vitest('changed-content', ['changed-content']), isSlow: true },
    {
      name: 'Tests: browser',
      run: () => run(['playwright', 'test', ...(isFull ? [] : ['--grep-invert=@slow'])]),
      report: browserReport,
    },
    { ...vitest('killed-builds', ['killed-builds']), isSlow: true },
    // Tests have built other content, whose page ids types would be checked against.
    { name: 'Prepare again', run: () => run(['tsx', 'scripts/prepare.ts']) },
  ];
  return suites.filter(({ isSlow }) => isFull || !isSlow);
}

/** Runs a suite. @returns What came of it; a suite that ended with an error has failed, whatever its report says. */
async function outcomeOf({ name, run: start, report }: Suite): Promise<TestReport> {
  if (report) forgetReport(report);
  const error = await start().then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  if (error !== undefined) console.error(error);
  const { passed, failures } = report
    ? readReport(report)
    : { passed: error ? 0 : 1, failures: [] };
  const said = error !== undefined && failures.length === 0 ? [`${name}: ${error}`] : failures;
  return { passed, failures: said };
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0)
    throw new UsageError(
      `npm test runs all tests, found "${positionals.join(' ')}": npx vitest run <file> and npx playwright test <file> run single files`,
    );
  // One moment for builds and tests: they may well run past midnight.
  holdClock();
  mkdirSync('.cache', { recursive: true });
  const suites = suitesOf(values.full);
  const times: string[] = [];
  const failures: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const [index, suite] of suites.entries()) {
    console.log(`\n=== [${index + 1}/${suites.length}] ${suite.name}`);
    const startedAt = performance.now();
    const outcome = await outcomeOf(suite);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    times.push(`${String(seconds).padStart(5)} s  ${suite.name}`);
    total.passed += outcome.passed;
    total.failed += outcome.failures.length;
    failures.push(...outcome.failures.slice(0, mostNamed));
    if (outcome.failures.length > mostNamed)
      failures.push(`${suite.name}: ${outcome.failures.length - mostNamed} more`);
    if (outcome.failures.length > 0 && suite.isNeeded) {
      times.push(
        `  not run: ${suites
          .slice(index + 1)
          .map(({ name }) => name)
          .join(', ')}`,
      );
      break;
    }
  }
  console.log(`\n${times.join('\n')}`);
  // Last of all: reports of CI often show nothing but the end.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
