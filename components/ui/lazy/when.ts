import { visitorEvents } from './visitor-events';

/*
 * When the code of a lazy component is fetched; which those are is in the lists of each folder (lazy-leaves.client.tsx). On the
 * server there is no waiting: the HTML has all components.
 */

let touched: Promise<void> | undefined;

/**
 * Resolves with the first sign that a visitor uses the page; at once where there has been one before this code came
 * (`<html data-touched>`), where the page has been scrolled, or something in it has focus.
 */
export function whenFirstUsed(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const { activeElement, body, documentElement } = document;
    if (documentElement.dataset['touched'] !== undefined) return resolve();
    if (scrollY > 0 || (activeElement && activeElement !== body)) return resolve();
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      resolve();
    };
    // Scrolling inside of an element does not bubble.
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const type of visitorEvents) window.addEventListener(type, end, options);
  });
  return touched;
}

const whenLoaded = (): Promise<unknown> | undefined =>
  document.readyState === 'complete'
    ? undefined
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/** The longest wait for a quiet moment after the page has loaded, in milliseconds. */
const longestWait = 2000;

/** Resolves once the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  await new Promise<void>((resolve) => {
    // Safari has no such thing.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, 200);
  });
}

/**
 * Resolves where a page has been open for a while, for those who use it without a sign: screen readers may read on
 * without scrolling, a key or focus, and some only look.
 * @param time Since it has loaded, in milliseconds.
 */
export async function whenOpenFor(time: number): Promise<void> {
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, time));
}

/**
 * Resolves when the page has loaded and one of some elements can be seen.
 * @param selector What the elements match, in the page's HTML.
 * @param margin How far from the window is near enough, as `rootMargin` says it.
 */
export async function whenInView(selector: string, margin = '0px'): Promise<void> {
  await whenIdle();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  });
}

/** The same half of the window's height before one of them can be seen. */
export const whenNear = (selector: string): Promise<void> => whenInView(selector, '50% 0px');
