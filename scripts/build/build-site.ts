import { rmSync, writeFileSync } from 'node:fs';
import { run } from '@/scripts/run';
import { runSteps } from '@/scripts/steps';
import { buildFingerprint } from './fingerprint';
import { writePageIds } from './page-ids';
import { writeRedirects } from './redirects-file';
import { removeUnserved } from './remove-unserved';

/** Where the finished site stands, and the note of what it was built from. */
export const outDirectory = 'out';
export const fingerprintFile = '.cache/build-fingerprint';

/**
 * Builds the complete site into `out/`. The old one is taken away first, so that a failed build leaves
 * nothing half new behind.
 * @throws when the content has mistakes or a step fails.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = buildFingerprint();
  rmSync(outDirectory, { recursive: true, force: true });
  rmSync(fingerprintFile, { force: true });
  try {
    await runSteps([
      { name: 'Check the content', run: () => run(['tsx', 'scripts/check.ts']) },
      { name: 'Write page ids', run: writePageIds },
      { name: 'Read the content (Contentlayer)', run: () => run(['contentlayer2', 'build']) },
      { name: 'Render the pages (Next.js)', run: () => run(['next', 'build']) },
      { name: 'Remove what nobody asks for', run: () => removeUnserved(outDirectory) },
      { name: 'Write redirects', run: () => writeRedirects(outDirectory) },
    ]);
  } catch (error) {
    rmSync(outDirectory, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(fingerprintFile, fingerprint);
}
