import './require-environment';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { holdClock } from '@/lib/environment/clock';
import { runCommand, UsageError } from './command';
import { buildCommand, run } from './run';
import { ensureBrowser } from './test/browser';
import { changedEnvironment, previewEnvironment } from './test/preview-directory';
import { browserReport, readReport, type TestReport } from './test/summary';

const usage = `npm test, or npm run test:full
  All tests: types, lint, check, unit tests, builds, contracts over the built site, browser tests (docs/testing.md).
  Single files: npx vitest run <file>, npx playwright test <file>.`;

/** One part of the tests. */
type Suite = {
  name: string;
  run: () => Promise<void>;
  /** The report that its runner writes; a suite without one counts as one test. */
  report?: string;
  /** Whether the suites after it make no sense without it. */
  isNeeded?: boolean;
  /** Whether only `npm run test:full` runs it. */
  isSlow?: boolean;
};

/** How many failures of one suite are named at the end. */
const mostNamed = 40;

/** Does several things at once, and all of them to their end. @throws with what each that failed says. */
async function allToTheirEnd(works: readonly Promise<void>[]): Promise<void> {
  const faults = (await Promise.allSettled(works)).flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason?.message ?? one.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/**
 * All suites in their order. Tests tagged `slow` (vitest.config.ts; `@slow` in Playwright) are for the full run, as are whole
 * suites that build the site in other ways: docs/testing.md says which promise is tested when.
 */
function suitesOf(isFull: boolean): Suite[] {
  const vitest = (name: string, projects: readonly string[] = [name]): Suite => {
    const report = `.cache/${name}.xml`;
    const chosen = projects.map((project) => `--project=${project}`);
    const written = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
    const filter = isFull ? [] : ['--tags-filter=!slow'];
    return {
      name: `Tests: ${name}`,
      run: () => run(['vitest', 'run', ...chosen, ...filter, ...written]),
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
        await run(['tsx', 'tests/changed-content/changed-content.ts']);
        await run(buildCommand, changedEnvironment);
      },
      isSlow: true,
    },
    // The last build: what the site is made of has to be there when its tests look at it.
    { name: 'Build', run: () => run(buildCommand), isNeeded: true },
    vitest('contracts'),
    { ...vitest('changed-content'), isSlow: true },
    {
      name: 'Tests: browser',
      run: () => run(['playwright', 'test', ...(isFull ? [] : ['--grep-invert=@slow'])]),
      report: browserReport,
    },
    { ...vitest('killed-builds'), isSlow: true },
    // Tests have built other content, whose page ids types would be checked against.
    { name: 'Prepare again', run: () => run(['tsx', 'scripts/prepare.ts']) },
  ];
  return suites.filter(({ isSlow }) => isFull || !isSlow);
}

/** Runs a suite. @returns What came of it; a suite that ended with an error has failed, whatever its report says. */
async function outcomeOf({ name, run: start, report }: Suite): Promise<TestReport> {
  if (report) rmSync(report, { force: true });
  let error: string | undefined;
  try {
    await start();
  } catch (reason) {
    error = reason instanceof Error ? reason.message : String(reason);
    console.error(error);
  }
  const outcome = report ? readReport(report) : { passed: error ? 0 : 1, failures: [] };
  if (error !== undefined && outcome.failures.length === 0)
    return { ...outcome, failures: [`${name}: ${error}`] };
  return outcome;
}

await runCommand(
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { full: { type: 'boolean', default: false } },
    });
    if (positionals.length > 0)
      throw new UsageError(`npm test runs all tests, found "${positionals.join(' ')}". ${usage}`);
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
        const rest = suites.slice(index + 1).map(({ name }) => name);
        times.push(`  not run: ${rest.join(', ')}`);
        break;
      }
    }
    console.log(`\n${times.join('\n')}`);
    // Last of all: reports of CI often show nothing but the end.
    if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed === 0 ? 0 : 1;
  },
  { usage },
);
