import { reloadIfCodeGone } from './reload-once';

/**
 * The state of the page's scripts is in `<html data-page-state>`: `running` once React has hydrated the page; `failed`
 * where it cannot, and the page looks as it does without script (variant `noscript` in app/globals.css). The inline
 * script that starts the page (scripts/build/page-scripts/start.ts) sets `failed` as well.
 */
const isRunning = (): boolean => document.documentElement.dataset['pageState'] === 'running';

/** Event on window: React has taken over the page, or a component whose code came late. What was pressed before is then pressed again. */
const readyEvent = 'site:ready';

/** Event on window: code that a visitor has asked for did not arrive. */
export const missingEvent = 'site:missing';

/** Shows the page as it is without script, until it works after all. */
function reportFailed(): void {
  document.documentElement.dataset['pageState'] = 'failed';
}

/** Says that a component can be used from now on. */
export const reportReady = (): boolean => window.dispatchEvent(new Event(readyEvent));

/** Marks the page as hydrated. */
export function reportRunning(): void {
  document.documentElement.dataset['pageState'] = 'running';
  reportReady();
}

/** Tells the visitor that what they asked for did not arrive, and that they can try again. */
export const reportMissing = (): boolean => window.dispatchEvent(new Event(missingEvent));

/** Delays in ms before each retry; Turbopack itself requests twice each time. */
const retryDelays = [350, 1400];

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Loads the code of a lazy component. It never rejects: React would replace the whole page with the error page, though
 * it can be read without the component. If loading fails while the page starts, the page stays as it is without script;
 * if it fails later, on the way to another page, a toast says so and the visitor stays where they are. The code is
 * requested again as soon as the network is back. Code that is gone, because the site was deployed again, has the page
 * loaded once more (reload-once.ts).
 * @param load Imports the code.
 */
export async function loadLazily<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch (error) {
      if (!isRunning()) reportFailed();
      if (await reloadIfCodeGone(error)) break;
      await pause(delay);
    }
  }
  try {
    return await load();
  } catch {
    if (isRunning()) reportMissing();
    await online();
    return loadLazily(load);
  }
}
