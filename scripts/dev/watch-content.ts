import { watch } from 'node:fs';
import type { Problem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import { writeContentState } from '@/scripts/build/content-state';
import { checkSite, openSiteCache } from '@/scripts/check/check-site';
import { report } from '@/scripts/check/report';
import { checkSaved } from './check-saved';

/** Editors save in several steps; what follows within this time belongs to the same change (ms). */
const settleTime = 30;

/** The server shows the saved page before the whole site is compared; the machine is its own until then (ms). */
const compareDelay = 250;

const show = (version: string, problems: readonly Problem[]) =>
  writeContentState({ version, problems: problems.map(({ fix: _, ...problem }) => problem) });

/**
 * Checks the content now and after every change: what was saved at once, then the whole site.
 * @returns A function that ends it.
 */
export function watchContent(): () => void {
  const cache = openSiteCache();
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
  const publish = () => {
    version = String(Date.now());
    show(version, checkSaved(problems, saved, cache));
    saved.clear();
    timer = setTimeout(checkAll, compareDelay);
  };

  checkAll();
  cache.save();
  const watcher = watch(contentDirectory, { recursive: true }, (_event, name) => {
    if (name?.endsWith('.mdx')) saved.add(name.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(publish, settleTime);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
