import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { buildSite, fingerprintFile, outDirectory } from './build/build-site';
import { buildFingerprint } from './build/fingerprint';
import { createSiteServer } from './serve/create-site-server';
import { chosenPort, listen, requireFreePort } from './serve/listen';

const isFresh = () =>
  existsSync(outDirectory) &&
  existsSync(fingerprintFile) &&
  readFileSync(fingerprintFile, 'utf8') === buildFingerprint();

try {
  const port = chosenPort();
  await requireFreePort(port);
  mkdirSync('.cache', { recursive: true });
  if (isFresh()) console.log('The site is up to date.');
  else await buildSite();
  await listen(createSiteServer(outDirectory), port);
  console.log(`Serving the site at http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
