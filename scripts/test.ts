import './require-environment';
import { mkdirSync, rmSync } from 'node:fs';
import { holdClock } from '@/lib/environment/clock';
import { ensureBrowser } from '@/scripts/test/browser';
import { buildSite } from './build/build-site';
import { runCommand, takeNoArguments } from './command';
import { allOf, run, scriptCommand } from './run';
import { changedEnvironment, writeChangedContent } from './test/changed-content';
import { compareBuilds, kindCount } from './test/incremental-builds';
import { killBuilds } from './test/killed-builds';
import { previewEnvironment } from './test/preview-directory';
import {
  type Count,
  playwrightCount,
  playwrightFailures,
  slowestFiles,
  vitestCount,
  vitestFailures,
} from './test/summary';

/** A part of the tests: how it runs, how its tests are counted, whether the rest needs it, and whether it is quick. */
type Suite = {
  name: string;
  run: () => Promise<void>;
  count?: () => Count;
  /** The tests that failed, a line each. */
  failed?: () => string[];
  isNeeded?: boolean;
  isQuick?: boolean;
};

/** `--quick` runs only what needs no built site, without its slow tests: for developers, after a change of code. */
const isQuick = process.argv[2] === '--quick' && process.argv.length === 3;

const vitest = (name: string, projects: readonly string[], options: string[] = []): Suite => {
  const report = `.cache/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `${name} tests`,
    run: () =>
      run([
        'vitest',
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...options,
        ...reporters,
      ]),
    count: () => vitestCount(report),
    failed: () => vitestFailures(report),
  };
};

/**
 * Two of the runs of `npm run bench -- killed`: all processes while a page is rendered, and the first one while the site is put
 * into place.
 */
const fewKilled = [40, 21];

/** How many failures of one part are named at the end. */
const mostNamed = 40;

/** Playwright's own report (playwright.config.ts). */
const browserReport = '.cache/e2e.json';

const suites: Suite[] = [
  {
    name: 'Prepare',
    isNeeded: true,
    isQuick: true,
    run: () => run(['tsx', 'scripts/prepare.ts']),
  },
  {
    name: 'Types, lint, content',
    isQuick: true,
    // The compiler works in one thread: the others have the second one.
    run: () =>
      allOf([
        run(['tsc', '--noEmit']),
        run(['biome', 'check', '.', '--max-diagnostics=50']),
        run(['npm', 'run', '--silent', 'check']),
      ]),
  },
  {
    ...vitest('unit', ['unit', 'documents', 'isolated'], isQuick ? ['--tags-filter=!slow'] : []),
    isQuick: true,
  },
  {
    name: 'Build of a preview',
    isNeeded: true,
    run: () => run(scriptCommand('build'), previewEnvironment),
  },
  {
    // Before the site itself: what the site is built from has to be there when its tests look at it.
    name: 'Build of changed content',
    run: () => {
      writeChangedContent();
      return run(scriptCommand('build'), changedEnvironment);
    },
  },
  { name: 'Build', isNeeded: true, run: buildSite },
  vitest('contracts', ['contracts']),
  vitest('changed-content', ['changed-content']),
  {
    name: 'Browser tests',
    run: async () => {
      ensureBrowser();
      try {
        await run(['playwright', 'test']);
      } finally {
        console.log(
          `\nBrowser tests that take longest, in time of all workers:\n${slowestFiles(browserReport).join('\n')}`,
        );
      }
    },
    count: () => playwrightCount(browserReport),
    failed: () => [
      ...playwrightFailures(browserReport, 'unexpected'),
      ...playwrightFailures(browserReport, 'flaky').map((line) => `passed when repeated: ${line}`),
    ],
  },
  {
    // Late, since it leaves the content of its own copy to the commands that come after it.
    name: 'Builds of what has changed',
    run: async () => {
      const [found] = await compareBuilds([kindCount], 'one of each');
      console.log(`Edited: ${found?.edits.join(', ')}`);
      if (!found || found.differences.length > 0)
        throw new Error(
          `An incremental build differs from a clean one:\n${found?.differences.slice(0, 50).join('\n')}`,
        );
      await run(['tsx', 'scripts/prepare.ts']);
    },
  },
  {
    name: 'Builds that are killed',
    run: async () => {
      const found = await killBuilds(fewKilled, 'killed');
      const faults = found.flatMap((one) => one.faults);
      if (faults.length > 0)
        throw new Error(`A build that was killed has done harm:\n${faults.join('\n')}`);
      await run(['tsx', 'scripts/prepare.ts']);
    },
  },
];

await runCommand(async () => {
  if (!isQuick)
    takeNoArguments(
      'test',
      ': npx vitest run <file> and npx playwright test <file> run single files, npm run test:quick what needs no built site',
    );
  const chosen = suites.filter((suite) => suite.isQuick || !isQuick);
  // One moment for build and tests: they may well run past midnight.
  holdClock();
  mkdirSync('.cache', { recursive: true });
  for (const report of ['unit', 'contracts', 'changed-content', 'e2e'])
    rmSync(`.cache/${report}.json`, { force: true });
  const total: Count = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const times: string[] = [];
  for (const [index, suite] of chosen.entries()) {
    console.log(`\n=== [${index + 1}/${chosen.length}] ${suite.name}`);
    let isDone = true;
    const startedAt = performance.now();
    try {
      await suite.run();
    } catch (error) {
      isDone = false;
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      const named = suite.failed?.() ?? [];
      failures.push(
        suite.name,
        ...(named.length > 0 ? named.slice(0, mostNamed) : [message]).map((line) => `  ${line}`),
      );
    }
    times.push(
      `${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${suite.name}`,
    );
    const count = suite.count?.() ?? { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1 };
    total.passed += count.passed;
    total.failed += isDone ? count.failed : Math.max(1, count.failed);
    if (!isDone && suite.isNeeded) break;
  }
  console.log(`\n${times.join('\n')}`);
  // Last of all: reports of CI often show nothing but the end.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
