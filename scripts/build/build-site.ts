import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readCompiledContent } from '@/lib/content/compiled-content';
import { isPreview } from '@/lib/content/content-directory';
import { siteRedirects } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { noSitemapFile } from '@/lib/metadata/sitemap/sitemap';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { noPicturesFile } from '@/lib/pictures/serve-pictures';
import { pruneSocialCache } from '@/lib/pictures/variants/picture-cache';
import { run, runSteps, runWithoutFaults, type Step } from '@/scripts/run';
import { writeFormScript } from './client-scripts';
import { newNote, outDirectory, removeNote, writeNote } from './fingerprint';
import { writeFolderLists } from './folder-lists';
import { writePageIds } from './page-ids';
import { writeChangedDays } from './records';
import { writeSearchIndex } from './search-index';

/** The pool that sharp works in has four threads unless a variable says otherwise before the process begins. */
const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };

const step = (name: string, ...command: string[]): Step => ({
  name,
  run: () => run(['tsx', 'scripts/build/pictures-command.ts', ...command], threads),
});

/** Before pages are rendered: which formats each picture is offered in. Finds broken pictures. */
const chooseFormatsStep = step('Look at new pictures', 'choose-formats');

/**
 * After pages are rendered: the files that they name.
 * @param directory The built site.
 */
const makeVariantsStep = (directory: string) =>
  step('Make the pictures', 'make-variants', directory);

/**
 * After pages are rendered: their data in files of their own. A process of its own, in which React renders as it did
 * for the pages.
 * @param directory The built site.
 */
const separateDataStep = (directory: string): Step => ({
  name: 'Separate the data of the pages',
  run: () =>
    run(['tsx', 'scripts/build/page-data/command.ts', directory], { NODE_ENV: 'production' }),
});

/**
 * Writes `out/_redirects` in the form that static hosts read: `from to status`, first match wins,
 * `*` and `:splat` for the rest of a path.
 */
function writeRedirects(directory: string): void {
  const registry = createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview });
  const lines = siteRedirects(registry).map(({ from, to, status }) => `${from} ${to} ${status}`);
  writeFileSync(`${directory}/_redirects`, `${lines.join('\n')}\n`);
}

/**
 * What Next.js exports besides pages: its internal not-found route, of which 404.html is the copy we serve,
 * pictures of the blocks' examples, and the files served in place of pictures where the
 * content has none, and of the parts of a sitemap that is one file.
 */
const unserved = [
  '_not-found',
  '_not-found.html',
  '_not-found.txt',
  `pictures/${noPicturesFile}`,
  `sitemaps/${noSitemapFile}`,
  // Only the gallery shows them.
  ...(isPreview ? [] : [exampleFolder]),
];

/** A page’s data once more: the router asks for them under the page’s own name (`<page>.txt`), never under this one. */
const secondCopy = '__next._full.txt';

/** Removes exported files that belong to no address of the site, and those that nobody asks for. */
function removeUnserved(directory: string): void {
  for (const name of unserved) rmSync(path.join(directory, name), { recursive: true, force: true });
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    if (path.basename(name) === secondCopy) rmSync(path.join(directory, name));
}

/** No statistics are sent. */
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
      { name: 'Check the content', run: () => run(['npm', 'run', '--silent', 'check']) },
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
      separateDataStep(outDirectory),
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
