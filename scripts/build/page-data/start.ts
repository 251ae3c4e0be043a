import { isGone, reloadIfGone, reloadOnce } from '@/components/ui/lazy/reload-once';
import { answeredKeys, signs } from '@/components/ui/lazy/signs';
import { complete, type PageData } from './complete-data';
import { allowScripts } from './trusted-types';

/**
 * Runs in the head of every page (docs/page-data.md): asks for the page's data and scripts once the page has been
 * painted, and starts React with them. What differs from page to page is in attributes, so that the text
 * is the same on all pages and one hash admits it (`script-src`).
 */

/** What has become of the page's scripts is in `<html data-scripts>`: components/ui/lazy/load-lazily.ts. */
const { dataset: root } = document.documentElement;

/**
 * What React answers: buttons, links that open a dialog, and what is drawn as a button within a component whose code
 * comes late.
 */
const answered =
  'button[type="button"]:not([popovertarget]), a[aria-haspopup="dialog"], [data-waiting] :is([role="button"], [role="tab"])';

/** What a visitor pressed last before React ran, by mouse or key. */
let pressed: { element: Element; event: MouseEvent | KeyboardEvent } | undefined;

/**
 * Keeps what was pressed, which says that it is busy. Nobody else hears of it yet: React, while it starts, answers some
 * presses and loses others.
 */
function keepPress(element: Element, event: MouseEvent | KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed?.element.removeAttribute('aria-busy');
  pressed = { element, event };
  if (event instanceof MouseEvent) element.setAttribute('aria-busy', 'true');
}

/** Presses it once more. */
function pressAgain(): void {
  if (!pressed) return;
  const { element, event } = pressed;
  pressed = undefined;
  element.removeAttribute('aria-busy');
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
  element.dispatchEvent(new Kind(event.type, event));
}

/** Where a link within the page led before React ran. */
let followed: string | undefined;

/**
 * Puts back where such a link led. The router, while it starts, writes the address into the history with which it began to
 * start: a part of the page that a visitor went to meanwhile would be lost from it.
 */
function restoreHash(): void {
  if (followed !== undefined && location.hash !== followed)
    history.replaceState(history.state, '', followed);
}

/** From now on, and until all has come after all, the page looks and works as it does without script. */
function giveUp(): void {
  root['scripts'] = 'failed';
  pressAgain();
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
    if (isGone(response)) reloadOnce();
    throw new Error(`${response.status} for ${pathname}`);
  } catch (error) {
    giveUp();
    if (retry >= retries) throw error;
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
    return readJson(pathname, retry + 1);
  }
}

/** How often a script is asked for again. */
const scriptRetries = 2;

const pathnameOf = (chunk: string) => `/_next/static/chunks/${chunk}.js`;

/** An element by which React and Turbopack know a script: by its words, not by what they lead to. */
function scriptElement(chunk: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.setAttribute('async', '');
  element.setAttribute('src', pathnameOf(chunk));
  return element;
}

/**
 * Loads a script of the page, and asks for it again where it does not come. React must not start without one of
 * them: it would put an error page in place of a page that can be read.
 * @param chunk Its name.
 * @throws when it does not come at the last try either.
 */
async function load(chunk: string, retry = 0): Promise<void> {
  const element = scriptElement(chunk);
  const hasCome = await new Promise<boolean>((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    document.head.append(element);
  });
  if (hasCome) return;
  element.remove();
  giveUp();
  if (retry >= scriptRetries || (await reloadIfGone(pathnameOf(chunk))))
    throw new Error(`not loaded: ${pathnameOf(chunk)}`);
  await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
  return load(chunk, retry + 1);
}

/**
 * Says where chunks are that came in one file with others: whoever looks for the tag of one finds it, and does not
 * ask for it once more. A script of this type is not fetched.
 */
function markAsLoaded(chunk: string): void {
  const element = scriptElement(chunk);
  element.type = 'text/plain';
  document.head.append(element);
}

/** Where no paint is reported, the first frame has been painted after this time, in ms. */
const longestPaint = 200;

/**
 * Resolves once the page has been painted; at once where nobody sees it. Text, fonts and pictures have the network and the
 * processor for themselves until then: what is there can be read and leads on without a script.
 */
const isPainted = () =>
  document.visibilityState === 'visible'
    ? new Promise<unknown>((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        requestAnimationFrame(() => setTimeout(resolve, longestPaint));
      })
    : undefined;

const isParsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/** What Next.js and Turbopack read: see page-data.ts. */
type Queues = { __next_f?: unknown; TURBOPACK?: { push(entry: unknown): unknown } };

const namesIn = (list = ''): string[] => list.split(' ').filter((name) => name !== '');

/**
 * Starts the page.
 * @param dataset Pathname of its data, names of the scripts it loads and of the chunks that are in one of them, and what
 *   Turbopack begins with, as JSON.
 * @throws when data or scripts cannot be had; the page stays as it is without script then.
 */
export async function start({ data = '', scripts, joined, entry = '' }: DOMStringMap) {
  await isPainted();
  // React compares the page with its data: not before it is whole.
  const [content] = await Promise.all([
    readJson(data),
    isParsed(),
    ...namesIn(scripts).map((chunk) => load(chunk)),
  ]);
  for (const chunk of namesIn(joined)) markAsLoaded(chunk);
  const queues = globalThis as Queues;
  queues.__next_f = complete(content as PageData, document);
  // React and Next.js take their time to begin: not in one task with the last script and the data.
  await new Promise((resolve) => setTimeout(resolve));
  delete root['scripts'];
  // An array until Turbopack's own script has come, which then works off what is in it.
  queues.TURBOPACK ??= [] as unknown[];
  queues.TURBOPACK.push(JSON.parse(entry));
}

const script = document.currentScript;
if (script) {
  allowScripts();
  // What waits for a visitor to use the page (whenTouched) hears of it, also of what happened before its code was there.
  for (const sign of signs)
    addEventListener(sign, () => (root['touched'] = ''), {
      capture: true,
      passive: true,
      once: true,
    });
  // What is pressed before React runs says so at once, and counts as soon as it does. React stops events that reach
  // what it has not hydrated, so they are heard on their way down.
  const keepClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // Another tab or window is the browser's own affair.
    if (root['scripts'] || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const element = target.closest(answered);
    if (element) keepPress(element, event);
  };
  const keepKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (root['scripts'] || !(target instanceof Element) || !answeredKeys.includes(key)) return;
    if (target.closest('[data-waiting]')) keepPress(target, event);
  };
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  const stop = new AbortController();
  addEventListener('hashchange', () => (followed = location.hash), { signal: stop.signal });
  addEventListener('site:running', () => {
    stop.abort();
    restoreHash();
    pressAgain();
  });
  start(script.dataset).catch((error) => {
    giveUp();
    console.error('Page without script:', error);
  });
}
