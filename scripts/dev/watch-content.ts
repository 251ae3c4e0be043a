import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import type { CheckCache } from '@/lib/check/check-cache';
import { checkDocument } from '@/lib/check/check-document';
import type { Problem } from '@/lib/check/problem';
import { siteRules } from '@/lib/check/rules';
import { contentDirectory } from '@/lib/content/content-directory';
import type { ContentState } from '@/lib/content/site-content';
import { readSource } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { blockSchemas } from '@/scripts/check/block-schemas';
import { checkSite, openSiteCache } from '@/scripts/check/check-site';
import { report } from '@/scripts/check/report';

const comparing = new Set(siteRules.map(({ name }) => name));

/**
 * What is known right after documents were saved: their own problems are found at once, those that come
 * from comparing pages stay as they were until the whole site is checked.
 * @param before All problems of the last whole check.
 * @param saved Files below the content folder that changed; one that is gone has no problems of its own.
 */
function checkSaved(
  before: readonly Problem[],
  saved: ReadonlySet<string>,
  cache: CheckCache,
): Problem[] {
  const kept = before.filter(({ file, rule }) => !saved.has(file) || comparing.has(rule));
  const found = [...saved].flatMap((file) => {
    try {
      const source = readSource(contentDirectory, file);
      return checkDocument(source, blockSchemas, currentMoment(), cache).problems;
    } catch {
      return [];
    }
  });
  return [...kept, ...found];
}

/** Read by the development server alone: a build has a file of its own (lib/content/no-problems.json). */
const target = '.generated/content-state.json';

/**
 * Writes what the pages of a development server depend on besides their code: which state of the content
 * they show, and the problems in it. Next.js shows a page anew when the file changes.
 */
export function writeContentState(state: ContentState): void {
  const text = JSON.stringify(state);
  mkdirSync('.generated', { recursive: true });
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  writeFileSync(target, text);
}

/** The interface texts, a folder for each language. */
const messagesDirectory = 'messages';

/** Editors save in several steps; what follows within this time belongs to the same change (ms). */
const settleTime = 30;

/** The server shows the saved page before the whole site is compared; the machine is its own until then (ms). */
const compareDelay = 250;

/** How often the day is asked for (ms): one long timer would stop while the machine sleeps. */
const dayInterval = 10_000;

const show = (version: string, problems: readonly Problem[]) =>
  writeContentState({ version, problems: problems.map(({ fix: _, ...problem }) => problem) });

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

/**
 * Checks the content now, after every change of it or of interface texts (what was saved at once, then the whole site), and
 * on every new day.
 * @returns A function that ends it.
 */
export function watchContent(): () => void {
  let cache = openSiteCache(currentMoment());
  const saved = new Set<string>();
  let problems: readonly Problem[] = [];
  let version = '';
  let timer: NodeJS.Timeout | undefined;

  const checkAll = () => {
    try {
      const found = checkSite({ cache });
      problems = found.problems;
      show(version, problems);
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) console.log(report({ ...found, problems: errors }, 'text'));
    } catch (error) {
      // A file may vanish between being listed and being read; the next change checks again.
      console.log(error instanceof Error ? error.message : error);
    }
  };
  const newVersion = () => {
    version = String(Date.now());
  };
  const publish = () => {
    newVersion();
    show(version, checkSaved(problems, saved, cache));
    saved.clear();
    timer = setTimeout(checkAll, compareDelay);
  };

  checkAll();
  cache.save();
  const endOfDays = watchDay(() => {
    // What was found in a file holds for a day: dates are checked too.
    cache = openSiteCache(currentMoment());
    newVersion();
    checkAll();
  });
  const publishSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(publish, settleTime);
  };
  const watchers = [
    watch(contentDirectory, { recursive: true }, (_event, name) => {
      if (name?.endsWith('.mdx')) saved.add(name.replaceAll('\\', '/'));
      publishSoon();
    }),
    // Pages read their interface texts from these files, of which Next.js knows nothing.
    watch(messagesDirectory, { recursive: true }, publishSoon),
  ];
  return () => {
    endOfDays();
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
