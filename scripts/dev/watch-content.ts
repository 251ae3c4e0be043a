import path from 'node:path';
import { watch } from 'chokidar';
import { checkDocument } from '@/lib/check/check-document';
import { type Problem, problemOf } from '@/lib/check/problem';
import { sharedRules, siteRules } from '@/lib/check/rules';
import { dataFile } from '@/lib/check/rules/data/data-file';
import { isPageFile } from '@/lib/check/rules/files/file-name';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentStateFile } from '@/lib/content/development';
import { readSource } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { isPlainFile } from '@/lib/files/file-tree';
import { writeWhole } from '@/lib/files/write-whole';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { shownProblems } from '@/lib/status/known-problems';
import { blockSchemas } from '@/scripts/check/block-schemas';
import { startSiteCheck } from './site-check';

/** Rules that compare files; the one about data looks at each file by itself. */
const comparing = new Set(
  [...siteRules, ...sharedRules].map(({ name }) => name).filter((name) => name !== dataFile.name),
);

/** What is wrong with one file by itself; nothing is with one that is gone. */
function problemsOf(file: string): Problem[] {
  if (!isPlainFile(path.join(contentDirectory, file))) return [];
  const now = currentMoment();
  if (isPageFile(file))
    return checkDocument(readSource(contentDirectory, file), blockSchemas, now).problems;
  return dataFile
    .checkShared({ directory: contentDirectory, files: [file], now })
    .map((found) => problemOf(dataFile, found));
}

/**
 * What is known right after files were saved: their own problems are found at once, those that come from comparing
 * files stay as they were until the whole site is checked.
 * @param before All problems of the last whole check.
 * @param saved Files below the content folder that changed.
 */
function checkSaved(before: readonly Problem[], saved: ReadonlySet<string>): Problem[] {
  const kept = before.filter(({ file, ruleId }) => !saved.has(file) || comparing.has(ruleId));
  const found = [...saved].flatMap((file) => {
    try {
      return problemsOf(file);
    } catch {
      // It went while it was read; the next change tells.
      return [];
    }
  });
  return [...kept, ...found];
}

/** What editors write beside a file while it is open or being saved (vim, Emacs, JetBrains), and our own commands. */
const temporary = /^\.|^4913$|[~#]$|___jb_(tmp|old)___$|\.(swp|swx|tmp|part)$/;

/** Editors save in several steps; what follows within this time belongs to the same change (ms). */
const settleTime = 50;

/** How often the day is asked for (ms): one long timer would stop while the machine sleeps. */
const dayInterval = 10_000;

/**
 * Tells when a new day has begun in Warsaw: posts are published on their day and positions end with it.
 * @param onNewDay Called within seconds of midnight, or of the moment at which the machine wakes up after it.
 * @returns A function that ends it.
 */
export function watchDay(onNewDay: () => void): () => void {
  let day = warsawDayOf(currentMoment());
  const timer = setInterval(() => {
    const today = warsawDayOf(currentMoment());
    if (today === day) return;
    day = today;
    onNewDay();
  }, dayInterval);
  return () => clearInterval(timer);
}

/** Has the pages of the server show problems, and whatever else has changed. */
function show(problems: readonly Problem[]): void {
  writeWhole(contentStateFile, JSON.stringify(shownProblems(problems)));
}

/**
 * Checks the content now, after every change of it, of interface texts and of public files (what was saved at once, then
 * the whole site), and on every new day.
 * @returns A function that ends it.
 */
export function watchContent(): () => void {
  let problems: readonly Problem[] = [];
  let saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let lastReport = '';

  const siteCheck = startSiteCheck((found) => {
    if ('failure' in found) return console.log(found.failure);
    const isNews = JSON.stringify(found.problems) !== JSON.stringify(problems);
    problems = found.problems;
    if (isNews) show(problems);
    if (found.text !== lastReport) console.log(found.text || 'All mistakes are fixed.');
    lastReport = found.text;
  });
  const publish = () => {
    problems = checkSaved(problems, saved);
    saved = new Set();
    show(problems);
    siteCheck.ask();
  };
  const watcher = watch([contentDirectory, messagesDirectory, publicDirectory], {
    ignoreInitial: true,
  });
  watcher.on('all', (_event, file) => {
    if (temporary.test(path.basename(file))) return;
    saved.add(path.relative(contentDirectory, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(publish, settleTime);
  });
  watcher.on('error', (error) => console.log('Some changes are not seen:', error));
  const endOfDays = watchDay(publish);
  siteCheck.ask();
  return () => {
    endOfDays();
    clearTimeout(timer);
    watcher.close();
    siteCheck.end();
  };
}
