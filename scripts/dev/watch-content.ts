import { watch } from 'node:fs';
import { formatProblem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';
import { writeContentState } from '@/scripts/build/content-state';
import { checkSite } from '@/scripts/check/check-site';

/** Editors save in several steps; what follows within this time belongs to the same change (ms). */
const settleTime = 40;

/** Checks the content and tells the development server that it changed. */
function publish(): void {
  try {
    const { problems } = checkSite();
    const shown = problems.map(({ fix: _, ...problem }) => problem);
    writeContentState({ version: String(Date.now()), problems: shown });
    const errors = problems.filter(({ severity }) => severity === 'error');
    for (const problem of errors) console.log(formatProblem(problem, 'content'));
  } catch (error) {
    // A file may vanish between being listed and being read; the next change checks again.
    console.log(error instanceof Error ? error.message : error);
  }
}

/**
 * Checks the content now and after every change.
 * @returns A function that ends it.
 */
export function watchContent(): () => void {
  let timer: NodeJS.Timeout | undefined;
  publish();
  const watcher = watch(contentDirectory, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(publish, settleTime);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
