/** The longest wait for a quiet moment after the page has loaded, in milliseconds. */
const longestWait = 2000;

/** Calls a function once the page has loaded and the browser has nothing better to do. */
export function whenIdle(callback: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) callback();
  };
  const wait = () => {
    // Safari has no such thing.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
