import { complete, type PageData } from './complete-data';

/**
 * Runs in the head of every page (docs/page-data.md): asks for the page's data, and starts React with them once the
 * page is there. What differs from page to page is in attributes, so that the text
 * is the same on all pages and one hash admits it (`script-src`).
 */

/** What has become of the page's scripts is in `<html data-scripts>`: components/ui/lazy/load-lazily.ts. */
const { dataset: root } = document.documentElement;

/** The button that a visitor pressed before React ran. */
let pressed: Element | undefined;

/** From now on, and until all has come after all, the page looks as it does without script. */
function giveUp(): void {
  root['scripts'] = 'failed';
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

/** Waits in ms and tries of a request that failed: those of the translation files (docs/behaviour.md §7). */
const firstWait = 350;
const retries = 5;

/**
 * The content of a JSON file of the site.
 * @throws when the file is not there, or not after the last try.
 */
async function readJson(pathname: string, retry = 0): Promise<unknown> {
  try {
    const response = await fetch(pathname);
    if (response.ok) return await response.json();
    // A site that was deployed again has other files: asking again is no use, and the page can be read as it is.
    if (response.status < 500) retry = retries;
    throw new Error(`${response.status} for ${pathname}`);
  } catch (error) {
    giveUp();
    if (retry >= retries) throw error;
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
    return readJson(pathname, retry + 1);
  }
}

/** Which scripts have come, and which have not. */
const outcomes = new WeakMap<EventTarget, boolean>();

/** How often a script is asked for again. */
const scriptRetries = 2;

/**
 * Waits for a script of the page, and asks for it again where it does not come. React must not start without one of
 * them: it would put an error page in place of a page that can be read.
 * @throws when it does not come at the last try either.
 */
async function arrived(script: HTMLScriptElement, retry = 0): Promise<void> {
  if (!outcomes.has(script))
    await new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
    });
  if (outcomes.get(script)) return;
  giveUp();
  if (retry >= scriptRetries) throw new Error(`not loaded: ${script.src}`);
  await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
  const again = document.createElement('script');
  // The same words as before, by which Turbopack knows it.
  again.setAttribute('src', script.getAttribute('src') ?? '');
  script.replaceWith(again);
  return arrived(again, retry + 1);
}

const isParsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/** What Next.js and Turbopack read: see page-data.ts. */
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
  const scripts = [...document.scripts].filter(
    ({ src, noModule }) => src.startsWith(`${location.origin}/_next/`) && !noModule,
  );
  await Promise.all(scripts.map((script) => arrived(script)));
  delete root['scripts'];
  const queues = globalThis as Queues;
  queues.__next_f = complete(content as PageData, document);
  // An array until Turbopack's own script has come, which then works off what is in it.
  queues.TURBOPACK ??= [] as unknown[];
  queues.TURBOPACK.push(JSON.parse(entry));
}

const script = document.currentScript;
if (script) {
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => target && outcomes.set(target, type === 'load'),
      true,
    );
  // What is pressed before React runs says so at once, and counts as soon as it does.
  document.addEventListener('click', ({ target }) => {
    if (root['scripts'] || !(target instanceof Element)) return;
    pressed = target.closest('button[type="button"]:not([popovertarget])') ?? pressed;
    pressed?.setAttribute('aria-busy', 'true');
  });
  addEventListener('site:running', () => {
    const button = pressed as HTMLElement | undefined;
    pressed = undefined;
    button?.removeAttribute('aria-busy');
    button?.click();
  });
  start(script.dataset).catch((error) => {
    giveUp();
    console.error('Page without script:', error);
  });
}
