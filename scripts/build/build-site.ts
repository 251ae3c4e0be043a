import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { socialCache } from '@/lib/art/social-picture';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { readGeneratedContent } from '@/lib/content/contentlayer';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { filesBelow } from '@/lib/files/files-below';
import { pruneKept } from '@/lib/files/kept-file';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { pictureCache } from '@/lib/pictures/make-variant';
import { problemsFile, shownProblems } from '@/lib/status/known-problems';
import { checkSite } from '@/scripts/check/check-site';
import { checkCache } from '@/scripts/check/own-files';
import { report } from '@/scripts/check/report';
import { findChanges, unsureDaysSentence, writeChangedDays } from '@/scripts/records';
import { CommandFailed, endOnSignals, run, step } from '@/scripts/run';
import { hostingDirectory } from '@/scripts/serve/opened-site';
import { startScript, writeFormScript } from './client-scripts';
import { compressionCache, compressTexts } from './compression';
import { writeFolderLists, writePageIds } from './folder-lists';
import { readHealth, writeHealth } from './health';
import { hostingOf, writeHostFiles, writeHosting } from './hosting-files';
import { type SiteIds, siteIds } from './inputs';
import { lockBuilds } from './lock';
import { describedBuild, outDirectory, requireOutDirectory } from './out-directory';
import { takeScriptsOut } from './page-scripts/page-scripts';
import { makePictures } from './pictures';
import { replaceFolder, restoreFolder } from './replace-folder';
import { searchCache, writeSearchIndex } from './search-index';

/** Where Next.js exports the site to, and where it is completed (next.config.mjs). */
const exported = '.cache/export';

/** What hosts are told of it, until both take their places. */
const exportedHosting = `${exported}-hosting`;

const hostingTarget = hostingDirectory(outDirectory);

/** @throws CommandFailed when the content has mistakes. */
async function requireSoundContent(): Promise<void> {
  const found = await checkSite();
  console.log(report(found, 'text'));
  if (found.problems.some(({ fatal }) => fatal))
    throw new CommandFailed('the content has mistakes');
  if (isPreview) writeFileSync(problemsFile, JSON.stringify(shownProblems(found.problems)));
}

/** Contentlayer knows a file by its name and time, which archives and git may set back: it reads all of them each time. */
async function readContent(): Promise<void> {
  await run(['contentlayer2', 'build', '--clearCache']);
  const changes = findChanges(contentDirectory);
  writeChangedDays(changes);
  const { length } = changes.unsure;
  if (length > 0 && !process.env.CONTENT_DIR) console.log(unsureDaysSentence(length));
}

/** What Next.js exports and no visitor gets: its own name of the not-found page, and pictures that only the gallery shows. */
const unneeded = [
  ...['_not-found', '_not-found.html', '_not-found.txt'],
  ...(isPreview ? [] : [exampleFolder]),
];

async function renderPages(code: string): Promise<void> {
  await writeFormScript();
  await run(['next', 'build'], {
    NODE_ENV: 'production',
    SITE_CODE_ID: code,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  for (const name of unneeded) rmSync(path.join(exported, name), { recursive: true, force: true });
}

/** Makes a site beside the one that is there, and puts it into its place. */
async function makeSite({ code, site }: SiteIds): Promise<void> {
  for (const cache of [checkCache, compressionCache, searchCache, pictureCache, socialCache])
    pruneKept(cache);
  await step('Check the content', requireSoundContent);
  await step('Read the content (Contentlayer)', readContent);
  await step('Compile the code and render the pages (Next.js)', () => renderPages(code));
  const start = await startScript();
  const registry = createRegistry({ ...readGeneratedContent(), now: currentMoment(), isPreview });
  await step('Take the scripts out of the pages', () =>
    takeScriptsOut(exported, filesBelow(exported), start),
  );
  await step('Make the pictures', async () => {
    console.log(`  ${await makePictures(exported, filesBelow(exported))} pictures`);
  });
  await step('Write the search index', () => writeSearchIndex(exported, registry.pages()));
  writeHealth(exported, site);
  const hosting = hostingOf(registry, start);
  writeHostFiles(exported, hosting);
  // A preview is looked at by a few, near by.
  if (!isPreview)
    await step('Compress the texts', () => compressTexts(exported, filesBelow(exported)));
  writeHosting(exportedHosting, hosting, site);
  if (siteIds().site !== site)
    throw new Error('Files were changed while the site was being built: build again');
  replaceFolder(exportedHosting, hostingTarget);
  replaceFolder(exported, outDirectory);
}

const removeLeftovers = () => {
  for (const folder of [exported, exportedHosting])
    rmSync(folder, { recursive: true, force: true });
};

/**
 * Builds the complete site into its folder, unless it is there. It is made beside the old one, which stays whole until
 * then, and when a step fails or the build is stopped.
 * @param isClean Whether it is made anew, also where it is there.
 * @throws when another build is at work, the folder is none that a build may replace, the content has mistakes or a step fails.
 */
export async function buildSite(isClean = false): Promise<void> {
  const unlock = lockBuilds(`into ${outDirectory}`);
  const forgetSignals = endOnSignals(() => {
    removeLeftovers();
    unlock();
  });
  try {
    for (const folder of [outDirectory, hostingTarget]) restoreFolder(folder);
    requireOutDirectory(hostingTarget);
    writeFolderLists();
    writePageIds();
    const ids = siteIds();
    const isThere = [readHealth(outDirectory), describedBuild(outDirectory)].every(
      (id) => id === ids.site,
    );
    if (isThere && !isClean) {
      console.log(
        `Nothing has changed since the site in ${outDirectory} was built: npm run build -- --clean makes it anew`,
      );
      return;
    }
    removeLeftovers();
    await step(`Build the site into ${outDirectory}`, () => makeSite(ids));
  } catch (error) {
    if (existsSync(outDirectory)) console.error(`\nThe site in ${outDirectory} is as it was`);
    throw error;
  } finally {
    removeLeftovers();
    forgetSignals();
    unlock();
  }
}
