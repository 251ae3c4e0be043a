/**
 * Runs in the head of every page, as the one inline script of the frame: asks for the page's data, and starts
 * React with them once the page is there. What differs from page to page stands in attributes, so that the text
 * is the same on all pages and one hash admits it (`script-src`).
 */

/** Waits in ms and tries of a request that failed: those of the translation files (specification §7). */
const firstWait = 350;
const retries = 5;

/**
 * The content of a JSON file of the site.
 * @throws when the file is not there, or not after the last try.
 */
async function readJson(address: string, retry = 0): Promise<unknown> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
    // A site that was deployed again has other files: asking again is no use, and the page can be read as it is.
    if (response.status < 500) retry = retries;
    throw new Error(`${response.status} for ${address}`);
  } catch (error) {
    if (retry >= retries) throw error;
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
    return readJson(address, retry + 1);
  }
}

const isParsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/** What Next.js and Turbopack read: see separate-page-data.ts. */
type Queues = { __next_f?: unknown; TURBOPACK?: { push(entry: unknown): unknown } };

/**
 * Starts the page.
 * @param dataset Address of its data, and what Turbopack begins with, as JSON.
 * @throws when the data cannot be had; the page stays as it is without script then.
 */
export async function start({ data = '', entry = '' }: DOMStringMap): Promise<void> {
  const content = await readJson(data);
  // React compares the page with its data: not before it is whole.
  await isParsed();
  const queues = globalThis as Queues;
  queues.__next_f = content;
  // An array until Turbopack's own script has come, which then works off what is in it.
  queues.TURBOPACK ??= [] as unknown[];
  queues.TURBOPACK.push(JSON.parse(entry));
}

const script = document.currentScript;
if (script) start(script.dataset).catch((error) => console.error('Page without script:', error));
