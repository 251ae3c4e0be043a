import { isGone, reloadOnce } from '@/components/ui/lazy/reload-once';
import { visitorEvents } from '@/components/ui/lazy/visitor-events';

/**
 * Runs in the head of every page: loads the page's scripts, which the build has taken out of it (page-scripts.ts), once the page
 * has been painted, and presses again what a visitor pressed before they ran. What differs from page to page is in attributes of
 * its tag, so that the text is the same on all pages and one hash admits it (`script-src`).
 */

/** What has become of the page's scripts is in `<html data-page-state>`: components/ui/lazy/load-lazily.ts. */
const { dataset: root } = document.documentElement;

/**
 * What React answers: buttons, links that open a dialog, and what is drawn as a button within a component whose code
 * comes late.
 */
const answered =
  'button[type="button"]:not([popovertarget]), a[aria-haspopup="dialog"], [data-waiting] :is([role="button"], [role="tab"])';

/** Keys that a component answers while it has focus. */
const answeredKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether the code is there that answers an element: that of the page, and that of a component which comes late. */
const isReady = (element: Element): boolean =>
  root['pageState'] === 'running' && !element.closest('[data-waiting]');

/**
 * What a visitor pressed last before its code was there, by mouse or key. Where the browser has translated a page, React makes a
 * component or all of the page anew: what was pressed is gone then, and another is in its place.
 */
let pressed:
  | {
      element: Element;
      event: MouseEvent | KeyboardEvent;
      inItsPlace: () => Element | undefined;
    }
  | undefined;

/** What is, from now on, where an element is among those of its name. */
function placeIn(container: ParentNode, element: Element): () => Element | undefined {
  const ofItsName = () => [...container.querySelectorAll(element.localName)];
  const index = ofItsName().indexOf(element);
  return () => ofItsName()[index];
}

/** Forgets what was pressed. @returns It. */
function takePressed() {
  const taken = pressed;
  pressed?.element.removeAttribute('aria-busy');
  pressed = undefined;
  return taken;
}

/**
 * Keeps what was pressed, which says that it is busy. Nothing in the page hears of it yet, so it is heard on its way down: React,
 * while it starts, answers some presses and loses others. What waits for a sign of the visitor does hear of it.
 */
function keepPress(event: MouseEvent | KeyboardEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  // Another tab or window is the browser's own affair.
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  if (root['pageState'] === 'failed' || isReady(target)) return;
  const isKey = event instanceof KeyboardEvent;
  if (isKey && !(answeredKeys.includes(event.key) && target.closest('[data-waiting]'))) return;
  const element = isKey ? target : target.closest(answered);
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  takePressed();
  const inPage = placeIn(document, element);
  // What a component is in stays as it is, unless React makes all of the page anew.
  const around = element.closest('[data-waiting]')?.parentElement;
  const inParent = around && placeIn(around, element);
  pressed = { element, event, inItsPlace: () => (around?.isConnected ? inParent : inPage)?.() };
  if (!isKey) element.setAttribute('aria-busy', 'true');
}

/** Presses it once more. */
function pressAgain(): void {
  const taken = takePressed();
  if (!taken) return;
  const { element, event } = taken;
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
  element.dispatchEvent(new Kind(event.type, event));
}

/** Presses it once more if its code is there by now. */
function pressIfReady(): void {
  if (pressed && !pressed.element.isConnected)
    pressed.element = pressed.inItsPlace() ?? pressed.element;
  if (pressed && isReady(pressed.element)) pressAgain();
}

/** From now on, and until all has come after all, the page looks and works as it does without script. */
function giveUp(): void {
  root['pageState'] = 'failed';
  pressAgain();
}

/** Waits in ms and tries of a request that failed: those of the translation files (docs/behaviour.md §7). */
const firstWait = 350;
const retries = 5;

/**
 * Fetches a script into the browser's cache, and asks for it once more where it does not come. A `preload` would not do: one that
 * fails once fails for good in Chromium.
 * @throws when it does not come at the last try either, or the site has it no more.
 */
async function fetchScript(pathname: string, retry = 0): Promise<void> {
  try {
    const response = await fetch(pathname);
    if (response.ok) return void (await response.blob());
    if (isGone(response)) {
      retry = retries;
      reloadOnce();
    }
  } catch {
    // Without a network it is asked for again, too.
  }
  giveUp();
  if (retry >= retries) throw new Error(`not loaded: ${pathname}`);
  await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** retry));
  return fetchScript(pathname, retry + 1);
}

/** Runs a script that has been fetched, by a tag with the words by which React and Turbopack find it again. */
function runScript(pathname: string): Promise<unknown> {
  const element = document.createElement('script');
  element.setAttribute('async', '');
  element.setAttribute('src', pathname);
  document.head.append(element);
  return new Promise((resolve) => element.addEventListener('load', resolve));
}

/**
 * Resolves once the page has been painted: at the latest 200 ms after its first frame, at once where nobody sees it. Text, fonts
 * and pictures have the network and the processor for themselves until then.
 */
const isPainted = () =>
  document.visibilityState === 'visible'
    ? new Promise<unknown>((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        requestAnimationFrame(() => setTimeout(resolve, 200));
      })
    : undefined;

const isParsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/**
 * Starts the page when all its scripts are there: its own, in which its data are, before those that read them. React must not start
 * without one of them: it would put an error page in place of a page that can be read.
 * @param dataset Pathnames of the page's own script and, between spaces, of the others.
 * @throws when one of them cannot be had; the page stays as it is without script then.
 */
async function start({ pageData = '', scripts = '' }: DOMStringMap): Promise<void> {
  const others = scripts.split(' ');
  await isPainted();
  const fetched = [pageData, ...others].map((pathname) => fetchScript(pathname));
  // React compares the page with its data: not before it is whole.
  await Promise.all([isParsed(), ...fetched]);
  delete root['pageState'];
  await runScript(pageData);
  others.forEach(runScript);
}

/**
 * Puts back, once the page runs, where a link within it led before: the router, while it starts, writes the address into the
 * history with which it began to start.
 */
function keepHash(): void {
  let followed = '';
  const restore = () => {
    if (followed && location.hash !== followed) history.replaceState(history.state, '', followed);
  };
  addEventListener('hashchange', () => (followed = location.hash));
  addEventListener('site:ready', restore, { once: true });
}

const script = document.currentScript;
if (script) {
  keepHash();
  addEventListener('click', keepPress, true);
  addEventListener('keydown', keepPress, true);
  addEventListener('site:ready', pressIfReady);
  addEventListener('site:missing', takePressed);
  // What waits for a visitor to use the page (whenFirstUsed) hears of it, also of what happened before its code was there.
  const once = { capture: true, passive: true, once: true };
  for (const type of visitorEvents) addEventListener(type, () => (root['touched'] = ''), once);
  start(script.dataset).catch((error) => {
    giveUp();
    console.error('Page without script:', error);
  });
}
