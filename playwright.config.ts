import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserSwitches, findHeadlessBrowser } from '@/scripts/test/browser';
import { previewDirectory, previewEnvironment } from './scripts/test/preview-directory';
import { browserReport } from './scripts/test/summary';
import { visitorWhoChose } from './tests/support/consent';

const port = Number(process.env.E2E_PORT || 3210);
const previewPort = port + 2;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const preview = { baseURL: `http://localhost:${previewPort}` };

/**
 * Features of the browser that tests do without: those that Playwright 1.65 leaves out itself, since a second list takes
 * the place of its own (playwright-core, chromiumSwitches), and the lists of suggestions below the address bar, which are
 * two pages of the browser's own for every window it opens: 0.4 s of a core for each test.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const serve = (directory: string, onPort: number, environment = {}) => ({
  command: 'tsx tests/support/server/serve-built.ts',
  url: `http://localhost:${onPort}/`,
  env: { ...environment, PORT: String(onPort), OUT_DIR: directory },
  reuseExistingServer: false,
});

/**
 * Titles of tests that another project runs: `en: ` is tested on screens, `pl: `, whose words are longer, on phones, and what says
 * neither in both. Folders `wide` and `narrow` are tested in one window.
 */
const inBothWindows = '^(?!.*(?:wide|narrow)/)';
const withoutEnglish = new RegExp(`${inBothWindows}.* en: `);
const withoutPolish = new RegExp(`${inBothWindows}.* pl: `);

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // Tests wait for a tenth of their time: one worker more than there are cores fills it.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A test that fails now and then is mended, not repeated.
  retries: 0,
  // A fault on every page fails each test by its timeout: twenty say as much as all.
  maxFailures: 20,
  // Benchmarks measure speed; a test that is merely slow on a busy machine has not failed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{projectName}{ext}',
  reporter: [
    ['list'],
    [
      'junit',
      {
        outputFile: browserReport,
        includeProjectInTestName: true,
        stripANSIControlSequences: true,
      },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Nobody is asked for consent but in the tests about it.
    storageState: visitorWhoChose([]),
    // A trace of every test costs as much again as the test: `npx playwright test --trace on` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: [...browserSwitches, `--disable-features=${withoutFeatures.join()}`],
    },
  },
  projects: [
    {
      name: 'development',
      testDir: 'tests/dev',
      // They share one server (tests/dev/development-server.ts).
      workers: 1,
      use: { viewport: { width: 1200, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testIgnore: '**/wide/**',
      grepInvert: withoutEnglish,
      use: phone,
    },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testIgnore: '**/narrow/**',
      grepInvert: withoutPolish,
      use: desktop,
    },
    {
      name: 'preview phone',
      testDir: 'tests/preview',
      testIgnore: '**/wide/**',
      grepInvert: withoutEnglish,
      use: { ...phone, ...preview },
    },
    {
      name: 'preview desktop',
      testDir: 'tests/preview',
      testIgnore: '**/narrow/**',
      grepInvert: withoutPolish,
      use: { ...desktop, ...preview },
    },
  ],
  webServer: [serve('out', port), serve(previewDirectory, previewPort, previewEnvironment)],
  globalTeardown: './tests/support/policy-teardown.ts',
});
