import { rmSync } from 'node:fs';
import { run, runWithoutFaults } from '@/scripts/run';
import { runSteps } from '@/scripts/steps';
import { newNote, outDirectory, removeNote, writeNote } from './build-note';
import { writeChangedDays } from './changes/write-changed-days';
import { writeFolderLists } from './folder-lists';
import { writeFormScript } from './form-script';
import { writePageData } from './page-data/write-page-data';
import { writePageIds } from './page-ids';
import { chooseFormatsStep, makeVariantsStep } from './pictures/picture-steps';
import { writeRedirects } from './redirects-file';
import { removeUnserved } from './remove-unserved';
import { writeSearchIndex } from './search/write-search-index';
import { pruneSocialCache } from './social/prune-social-cache';

/** The build reports to nobody. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Builds the complete site into its folder. The content is checked before the old site is taken away, and a
 * build that fails later leaves no half-written one behind.
 * @throws when the content has mistakes or a step fails.
 */
export async function buildSite(): Promise<void> {
  const note = newNote();
  const removeOldSite = () => {
    rmSync(outDirectory, { recursive: true, force: true });
    removeNote(outDirectory);
  };
  let isUnderWay = false;
  try {
    await runSteps([
      { name: 'Check the content', run: () => run(['tsx', 'scripts/check.ts']) },
      {
        name: 'Write lists of blocks and pages',
        run: () => {
          isUnderWay = true;
          removeOldSite();
          writeFolderLists();
          writePageIds();
        },
      },
      { name: 'Find out when pages changed', run: writeChangedDays },
      { name: 'Read the content (Contentlayer)', run: () => run(['contentlayer2', 'build']) },
      { name: 'Bundle the form script', run: () => writeFormScript() },
      chooseFormatsStep,
      { name: 'Render the pages (Next.js)', run: () => runWithoutFaults(['next', 'build'], quiet) },
      {
        name: 'Remove what nobody asks for',
        run: () => {
          removeUnserved(outDirectory);
          pruneSocialCache();
        },
      },
      { name: 'Separate the data of the pages', run: () => writePageData(outDirectory) },
      makeVariantsStep(outDirectory),
      { name: 'Write the search index', run: () => writeSearchIndex(outDirectory) },
      { name: 'Write redirects', run: () => writeRedirects(outDirectory) },
    ]);
  } catch (error) {
    if (isUnderWay) removeOldSite();
    throw error;
  }
  writeNote(outDirectory, note);
}
