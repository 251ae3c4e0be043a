import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

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
