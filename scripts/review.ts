import './require-environment';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/content/content-directory';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment, holdClock } from '@/lib/environment/clock';
import { outDirectory } from './build/out-directory';
import { runCommand } from './command';
import { buildBase, changedFiles, findBase } from './review/base';
import { openLook, type Screens } from './review/browser/look';
import { createCauseFinder } from './review/causes';
import { compareSites } from './review/compare/compare-sites';
import { openSite } from './review/compare/site-folder';
import { type ReviewOptions, readOptions, reviewUsage } from './review/options';
import { writeReviewSite } from './review/report/review-site';
import { pageListOf, summaryOf } from './review/report/summary';
import { rowsOf } from './review/rows';
import { run } from './run';

/** Where a review is put together, before it takes the place of the one before; two may be under way. */
const stage = `.cache/review/site-${process.pid}`;

/** Pictures of whole pages, of which the review shows parts. */
const shots = `.cache/review/shots-${process.pid}`;

/** Builds what is compared, as far as it is not there, and asks git what was edited. */
async function prepare(chosen: ReviewOptions['sides']) {
  const sideOf = (name: string, directory: string) => ({ name, site: openSite(directory) });
  if ('before' in chosen)
    return {
      before: sideOf(chosen.before, chosen.before),
      after: sideOf(chosen.after, chosen.after),
    };
  const base = findBase(chosen.base);
  // First what may well have a mistake, which its check says at once.
  console.log('Building the working tree');
  await run(['npm', 'run', '--silent', 'build']);
  console.log(`Building the base: ${base.name}`);
  const directory = await buildBase(base);
  const registry = createRegistry({ ...readContent(), now: currentMoment(), isPreview });
  return {
    before: sideOf(base.name, directory),
    after: sideOf('working tree', outDirectory),
    causes: createCauseFinder(changedFiles(base), registry),
  };
}

async function review({ sides, hasBrowser, target }: ReviewOptions): Promise<void> {
  // Both sides show one moment: what is scheduled between two builds is no change of anybody’s.
  holdClock();
  const { before, after, causes } = await prepare(sides);
  const compared = compareSites(before.site, after.site, causes?.isOwn);
  const clear = () => {
    for (const folder of [stage, shots]) rmSync(folder, { recursive: true, force: true });
  };
  clear();
  process.once('exit', clear);
  let screens = new Map<string, Screens[]>();
  if (hasBrowser && compared.pages.length > 0) {
    console.log('Looking at pages in a browser');
    const look = await openLook(before.site, after.site, shots);
    try {
      await look.compare(rowsOf(compared, causes), compared.toLookAt);
      screens = await look.photograph(rowsOf(compared, causes), stage);
    } finally {
      await look.close();
    }
  }
  const shown = {
    before,
    after,
    pages: compared.pages.filter(({ changes }) => changes.length > 0),
    rows: rowsOf(compared, causes),
    count: new Set([...before.site.pages.keys(), ...after.site.pages.keys()]).size,
    screens,
    notes: hasBrowser ? [] : ['Looks and accessibility were not compared (--no-browser).'],
  };
  writeReviewSite(shown, stage);
  const summary = summaryOf(shown);
  writeFileSync(path.join(stage, 'summary.md'), summary);
  writeFileSync(path.join(stage, 'review.json'), pageListOf(shown));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  cpSync(stage, target, { recursive: true });
  console.log(`\n${summary}`);
  console.log(`Open ${target}/index.html; ${target}/summary.md is for the pull request`);
}

await runCommand(() => review(readOptions(process.argv.slice(2))), { usage: reviewUsage });
