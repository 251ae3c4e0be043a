import './require-environment';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { holdClock } from '@/lib/environment/clock';
import { outDirectory } from './build/fingerprint';
import { runCommand } from './command';
import { baseProject, buildBase, changedFiles, findBase } from './review/base-side';
import type { Change } from './review/changes';
import { newProblems } from './review/check-problems';
import { compareSites, type Side } from './review/compare-sites';
import { groupChanges } from './review/groups';
import { type ReviewOptions, readOptions } from './review/options';
import { openSite } from './review/pages/site-folder';
import { readRecord } from './review/reasons';
import { writeReviewSite } from './review/report/review-site';
import { summaryOf } from './review/report/summary';
import { nameSharedCode } from './review/shared-code';
import { run } from './run';

/** Where the review goes: beside `out/` and not into it, since all that is there is published. */
const target = '.review';

/** Where it is put together. */
const stage = '.cache/review/site.new';

type Sides = {
  before: Side & { name: string };
  after: Side & { name: string };
  /** Files of the project that differ; none where two folders are compared. */
  files: readonly string[];
  /** Problems of the check that are new. */
  problems: readonly Change[];
};

const sideOf = (name: string, directory: string, project?: string) => ({
  name,
  site: openSite(directory),
  record: readRecord(directory, project),
});

/** Builds what is compared, as far as it is not there. */
async function prepare(chosen: ReviewOptions['sides']): Promise<Sides> {
  if ('before' in chosen)
    return {
      before: sideOf(chosen.before, chosen.before),
      after: sideOf(chosen.after, chosen.after),
      files: [],
      problems: [],
    };
  const base = findBase(chosen.base);
  console.log(`Building the base: ${base.name}`);
  const directory = await buildBase(base);
  console.log('Building the working tree');
  await run(['tsx', 'scripts/build.ts']);
  return {
    before: sideOf(base.name, directory, baseProject),
    after: sideOf('working tree', outDirectory),
    files: changedFiles(base),
    problems: newProblems(baseProject, '.'),
  };
}

await runCommand(async () => {
  const { sides: chosen } = readOptions(process.argv.slice(2));
  // Both sides show one moment: what is scheduled between two builds is no change of anybody’s.
  holdClock();
  mkdirSync('.cache', { recursive: true });
  const { before, after, files, problems } = await prepare(chosen);
  const { pages, changes, count } = compareSites(before, after);
  nameSharedCode(pages, files);
  const groups = groupChanges({ pages, changes: [...problems, ...changes] });
  const review = { before, after, pages, count, groups, screens: new Map(), notes: [] };
  rmSync(stage, { recursive: true, force: true });
  writeReviewSite(review, stage);
  writeFileSync(`${stage}/summary.md`, summaryOf(review));
  rmSync(target, { recursive: true, force: true });
  renameSync(stage, target);
  console.log(`\n${readFileSync(`${target}/summary.md`, 'utf8')}`);
  console.log(`Open ${target}/index.html; ${target}/summary.md is for the pull request`);
});
