import './require-environment';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '@/lib/content/content-directory';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment, holdClock } from '@/lib/environment/clock';
import { outDirectory } from './build/out-directory';
import { runCommand } from './command';
import { baseProject, buildBase, changedFiles, findBase } from './review/base-side';
import type { Change } from './review/changes';
import { newProblems } from './review/check-problems';
import { compareSites, type ReviewedPage, type Side } from './review/compare-sites';
import { groupChanges } from './review/groups';
import { type ReviewOptions, readOptions, reviewUsage } from './review/options';
import { openSite } from './review/pages/site-folder';
import { createReasonFinder, type ReasonFinder } from './review/reasons';
import { plural, type Review, writeReviewSite } from './review/report/review-site';
import { summaryOf } from './review/report/summary';
import { openLook } from './review/screen/screens';
import { run } from './run';

/** Where a review is put together, before it takes the place of the one before; two may be under way. */
const stage = `.cache/review/site-${process.pid}`;

type Sides = {
  before: Side & { name: string };
  after: Side & { name: string };
  /** Why pages may differ; unknown where two folders are compared, since nobody knows what they were built from. */
  findReasons?: ReasonFinder;
  /** Problems of the check that are new. */
  problems: readonly Change[];
};

const sideOf = (name: string, directory: string) => ({ name, site: openSite(directory) });

/** Builds what is compared, as far as it is not there. */
async function prepare(chosen: ReviewOptions['sides']): Promise<Sides> {
  if ('before' in chosen)
    return {
      before: sideOf(chosen.before, chosen.before),
      after: sideOf(chosen.after, chosen.after),
      problems: [],
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
    findReasons: createReasonFinder(changedFiles(base), registry),
    problems: newProblems(baseProject, '.'),
  };
}

/** Looks at pages in a browser: what differs there, pictures of it, accessibility. */
async function lookAt(
  found: ReviewedPage[],
  { before, after, hasBrowser }: Pick<Sides, 'before' | 'after'> & { hasBrowser: boolean },
): Promise<{ pages: ReviewedPage[] } & Pick<Review, 'screens' | 'notes'>> {
  if (!hasBrowser)
    return {
      pages: found,
      screens: new Map(),
      notes: ['Layout, pictures and accessibility were not looked at (--no-browser).'],
    };
  if (found.length === 0) return { pages: found, screens: new Map(), notes: [] };
  console.log(`Looking at ${plural(found.length, 'page')} in a browser`);
  const look = await openLook(before, after);
  try {
    const pages = await look.compare(found);
    const { screens, left } = await look.photograph(groupChanges({ pages, changes: [] }), stage);
    const notes = left > 0 ? [`${plural(left, 'change')} can be seen and have no picture.`] : [];
    return { pages, screens, notes };
  } finally {
    await look.close();
  }
}

await runCommand(
  async () => {
    const { sides: chosen, hasBrowser, target } = readOptions(process.argv.slice(2));
    // Both sides show one moment: what is scheduled between two builds is no change of anybody’s.
    holdClock();
    mkdirSync('.cache', { recursive: true });
    const { before, after, findReasons, problems } = await prepare(chosen);
    const { changes, count, ...found } = compareSites(before, after, findReasons);
    rmSync(stage, { recursive: true, force: true });
    process.once('exit', () => rmSync(stage, { recursive: true, force: true }));
    const looked = await lookAt(found.pages, { before, after, hasBrowser });
    const groups = groupChanges({ pages: looked.pages, changes: [...problems, ...changes] });
    const review = { before, after, count, groups, ...looked };
    writeReviewSite(review, stage);
    writeFileSync(`${stage}/summary.md`, summaryOf(review));
    rmSync(target, { recursive: true, force: true });
    mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
    cpSync(stage, target, { recursive: true });
    console.log(`\n${readFileSync(`${target}/summary.md`, 'utf8')}`);
    console.log(`Open ${target}/index.html; ${target}/summary.md is for the pull request`);
  },
  { usage: reviewUsage },
);
