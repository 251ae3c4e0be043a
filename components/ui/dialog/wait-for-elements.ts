/** A selector of elements, or a function that looks for one. */
export type PersistentElement = string | (() => Element | null | undefined);

/** How long a dialog waits for an element that must stay in reach, in milliseconds (specification §9). */
export const persistentElementTimeout = 1000;

const lookFor = (wanted: PersistentElement): Element[] => {
  if (typeof wanted === 'string') return [...document.querySelectorAll(wanted)];
  const found = wanted();
  return found ? [found] : [];
};

/**
 * Finds elements that may come into the page a little later. What is not there after a second is done
 * without (decisions, persistent-element wait time-out).
 * @param onFound Called at once with what is there, and again with all when more has come.
 * @returns Ends the wait.
 */
export function waitForElements(
  wanted: readonly PersistentElement[],
  onFound: (elements: Element[]) => void,
): () => void {
  let known = wanted.flatMap(lookFor);
  onFound(known);
  if (wanted.every((one) => lookFor(one).length > 0)) return () => {};

  const observer = new MutationObserver(() => {
    const all = wanted.flatMap(lookFor);
    if (all.length === known.length) return;
    known = all;
    onFound(all);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), persistentElementTimeout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
