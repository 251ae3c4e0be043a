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

/**
 * The browser that tests drive. Environment: CHROMIUM_PATH names one; else the usual places, else the
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
