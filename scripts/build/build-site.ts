import { rmSync, writeFileSync } from 'node:fs';
import { run } from '@/scripts/run';
import { runSteps } from '@/scripts/steps';
import { writeContentState } from './content-state';
import { buildFingerprint } from './fingerprint';
import { writePageIds } from './page-ids';
import { writeRedirects } from './redirects-file';
import { removeUnserved } from './remove-unserved';

/** The build reports to nobody. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Where the finished site stands, and the note of what it was built from. */
export const outDirectory = 'out';
export const fingerprintFile = '.cache/build-fingerprint';

/**
 * Builds the complete site into `out/`. The content is checked before the old site is taken away, and a
 * build that fails later leaves no half-written one behind.
 * @throws when the content has mistakes or a step fails.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = buildFingerprint();
  const removeOldSite = () => {
    rmSync(outDirectory, { recursive: true, force: true });
    rmSync(fingerprintFile, { force: true });
  };
  let isUnderWay = false;
  try {
    await runSteps([
      { name: 'Check the content', run: () => run(['tsx', 'scripts/check.ts']) },
      {
        name: 'Write page ids',
        run: () => {
          isUnderWay = true;
          removeOldSite();
          writePageIds();
          writeContentState();
        },
      },
      { name: 'Read the content (Contentlayer)', run: () => run(['contentlayer2', 'build']) },
      { name: 'Render the pages (Next.js)', run: () => run(['next', 'build'], quiet) },
      { name: 'Remove what nobody asks for', run: () => removeUnserved(outDirectory) },
      { name: 'Write redirects', run: () => writeRedirects(outDirectory) },
    ]);
  } catch (error) {
    if (isUnderWay) removeOldSite();
    throw error;
  }
  writeFileSync(fingerprintFile, fingerprint);
}
