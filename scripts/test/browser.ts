import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where distributions put Chromium, and where Google's own package goes. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** With these Chromium runs without a screen and asks nothing of hosts of its own. */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser without windows would round the widths of letters, so that lines break elsewhere than they do for visitors.
  '--font-render-hinting=none',
];

/**
 * The browser that visitors have, with windows. Environment: CHROMIUM_PATH names one; else the usual places, else the
 * one Playwright installed for itself.
 * @returns undefined when there is none.
 * @throws when CHROMIUM_PATH names a file that does not exist.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}": expected an existing browser, found no file`);
  }
  return [...usualPlaces, chromium.executablePath()].find((place) => place && existsSync(place));
}

/** Debian's package chromium-headless-shell. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser for pages that nobody sees: one without windows, where there is one, else the other. It takes half of the processor
 * time, since the other draws tabs and an address bar for each page; it has no back and forward cache, and draws letters a little
 * differently.
 * @returns undefined when there is neither.
 * @throws when CHROMIUM_PATH names a file that does not exist.
 */
export function findHeadlessBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findBrowser();
}

/** Ways to get a browser, the least intrusive first. */
const installers: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
];

/** A minute without a download is taken for none: networks often close without an answer. */
const timeout = { npx: 60_000, sh: 600_000 } as Record<string, number>;

/**
 * Finds a browser for the tests, or installs one.
 * @throws one line that says what to install, when nothing worked.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const [program = '', ...args] of installers) {
    console.log(`No Chromium found; trying: ${[program, ...args].join(' ')}`);
    spawnSync(program, args, { stdio: 'inherit', timeout: timeout[program] });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium: install your system’s package (for example `apt-get install chromium`), or set CHROMIUM_PATH to a browser.',
  );
}
