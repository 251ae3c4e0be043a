import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/find-browser';

const port = Number(process.env.E2E_PORT || 3210);

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'development', testDir: 'tests/dev', use: { viewport: { width: 1200, height: 900 } } },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', testDir: 'tests/e2e', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'tsx scripts/test/serve-built.ts',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
