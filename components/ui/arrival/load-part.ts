import { isRunning, tellFailed, tellMissing } from './script-state';

/** Waits in ms before the tries after the first; Turbopack itself asks twice each time. */
const waits = [350, 1400];

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Fetches the code of a lazy part. It never rejects: React would put the error page in place of the whole page, which
 * can be read without the part. While the page starts, it then stays as it is without script; where a visitor is on
 * the way to another page, they are told and stay where they are. Asked for again as soon as the network is back.
 * @param load Imports the code.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      if (!isRunning()) tellFailed();
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch {
    if (isRunning()) tellMissing();
    await online();
    return loadPart(load);
  }
}
