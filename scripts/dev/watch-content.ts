import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDocument } from '@/lib/check/check-document';
import { type Problem, pathOfProblem, sortProblems, withShortQuotes } from '@/lib/check/problem';
import { siteRules } from '@/lib/check/rules';
import { dataFile } from '@/lib/check/rules/data/data-file';
import { isPageFile } from '@/lib/check/rules/files/file-name';
import { contentDirectory } from '@/lib/content/content-directory';
import { type ContentState, contentStateFile } from '@/lib/content/content-state';
import { refreshCurrentTree } from '@/lib/content/current-tree';
import { isPlainFile } from '@/lib/content/file-tree';
import { readSource } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { blockSchemas } from '@/scripts/check/block-schemas';
import { siteCheckIn } from './site-check';
import { watchTree } from './watch-tree';

/** Rules that compare files; the one about data looks at each file by itself. */
const comparing = new Set(
  siteRules.map(({ name }) => name).filter((name) => name !== dataFile.name),
);

/** What is wrong with one file by itself; nothing is with one that is gone. */
function problemsOf(file: string): Problem[] {
  if (!isPlainFile(path.join(contentDirectory, file))) return [];
  const now = currentMoment();
  if (isPageFile(file))
    return checkDocument(readSource(contentDirectory, file), blockSchemas, now).problems;
  const site = { directory: contentDirectory, files: [file], documents: [], find: () => undefined };
  return dataFile.checkSite({ ...site, now }).map((found) => ({
    ...found,
    rule: dataFile.name,
    message: withShortQuotes(found.message),
    severity: dataFile.severity,
  }));
}

/**
 * What is known right after files were saved: their own problems are found at once, those that come from comparing
 * files stay as they were until the whole site is checked.
 * @param before All problems of the last whole check.
 * @param saved Files below the content folder that changed.
 */
function checkSaved(before: readonly Problem[], saved: ReadonlySet<string>): Problem[] {
  const kept = before.filter(({ file, rule }) => !saved.has(file) || comparing.has(rule));
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

/** Writes what the pages of a development server show besides their code, if it is news to them. */
function writeContentState(state: ContentState): void {
  const text = JSON.stringify(state);
  try {
    if (readFileSync(contentStateFile, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  writeWhole(contentStateFile, text);
}

/** What editors write beside a file while it is open or being saved (vim, Emacs, JetBrains), and our own commands. */
const temporary = /^\.|^4913$|[~#]$|___jb_(tmp|old)___$|\.(swp|swx|tmp|part)$/;

/** The server shows what was saved before the whole site is compared; the machine is its own until then (ms). */
const compareDelay = 250;

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

/** The folder of the content, as problems name it. */
const folder = path.relative('', contentDirectory).split(path.sep).join('/') || '.';

/** Problems as pages show them. */
const shown = (problems: readonly Problem[]): ContentState['problems'] =>
  sortProblems(problems).map(({ fix: _, ...problem }) => ({
    ...problem,
    path: pathOfProblem(problem, folder),
  }));

/**
 * Checks the content now, after every change of it, of interface texts and of public files (what was saved at once, then
 * the whole site, beside which the next change is looked for), and on every new day.
 * @returns A function that ends it.
 */
export function watchContent(): () => void {
  let problems: readonly Problem[] = [];
  // Another one than pages have read so far: what was saved while the server started is shown too.
  let version = String(Date.now());
  let timer: NodeJS.Timeout | undefined;
  let lastReport = '';

  const show = () => writeContentState({ version, problems: shown(problems) });
  const siteCheck = siteCheckIn((found) => {
    if ('failure' in found) return console.log(found.failure);
    problems = found.problems;
    show();
    if (found.text !== lastReport) console.log(found.text || 'All mistakes are fixed.');
    lastReport = found.text;
  });
  const newVersion = () => {
    version = String(Date.now());
  };
  const publish = (all: ReadonlySet<string>) => {
    const changed = [...all].filter((target) => !temporary.test(path.basename(target)));
    if (changed.length === 0) return;
    clearTimeout(timer);
    siteCheck.outdate();
    newVersion();
    refreshCurrentTree();
    const saved = changed.map((target) =>
      path.relative(contentDirectory, target).split(path.sep).join('/'),
    );
    problems = checkSaved(problems, new Set(saved));
    show();
    timer = setTimeout(siteCheck.ask, compareDelay);
  };

  const endOfWatch = watchTree([contentDirectory, messagesDirectory, publicDirectory], {
    onChange: publish,
    onError: ({ message }) =>
      console.log(`Changes are not seen until the server is started again: ${message}`),
  });
  siteCheck.ask();
  const endOfDays = watchDay(() => {
    siteCheck.outdate();
    newVersion();
    siteCheck.ask();
  });
  return () => {
    endOfDays();
    clearTimeout(timer);
    endOfWatch();
    siteCheck.end();
  };
}
