/**
 * What has become of the page's scripts stands in `<html data-scripts>`: `running` once React has taken the page over;
 * `failed` where it cannot, and the page looks as it does without script (variant `noscript` in app/globals.css). The
 * inline script that starts the page (scripts/build/page-data/start.ts) says the latter as well.
 */
export const isRunning = (): boolean => document.documentElement.dataset['scripts'] === 'running';

/** Event on window: React has taken the page over. What was clicked before is then clicked once more. */
export const runningEvent = 'site:running';

/** Event on window: code that a visitor has asked for did not arrive. */
export const missingEvent = 'site:missing';

/** Says that the page is to be read as without script, until it works after all. */
export function tellFailed(): void {
  document.documentElement.dataset['scripts'] = 'failed';
}

/** Says that the page works from now on. */
export function tellRunning(): void {
  document.documentElement.dataset['scripts'] = 'running';
  window.dispatchEvent(new Event(runningEvent));
}

/** Says to the visitor that what they asked for did not arrive, and that they can try again. */
export const tellMissing = (): boolean => window.dispatchEvent(new Event(missingEvent));
