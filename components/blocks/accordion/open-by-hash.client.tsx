'use client';
import { useLayoutEffect } from 'react';

/** Opens the question whose anchor is in the URL. @returns What the anchor names, if it was not open. */
function openTarget(): Element | undefined {
  // Ids of questions are words joined by hyphens: nothing in them is encoded.
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (!target || !question || question.open) return undefined;
  question.open = true;
  return target;
}

/** Whether the document has come by a reload, or by back or forward: the browser brings it to where it was. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/**
 * Opens a question by `#id` and brings it into view. Browsers do that themselves for links they follow; the router, and
 * browsers that do not know it yet, need this. Other changes of the URL leave questions alone.
 */
export function OpenByHash() {
  // Before the router scrolls to the anchor, and before a page that is come back to is brought to where it was.
  useLayoutEffect(() => {
    const opened = openTarget();
    if (!isReturn()) opened?.scrollIntoView();
    let { hash } = location;
    const follow = () => {
      if (location.hash === hash) return;
      hash = location.hash;
      openTarget()?.scrollIntoView();
    };
    // A link to where the visitor is already changes nothing.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === location.href) openTarget()?.scrollIntoView();
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('hashchange', follow, { signal });
    document.addEventListener('click', followAgain, { signal });
    // The router goes to an anchor without `hashchange`.
    if ('navigation' in window)
      window.navigation.addEventListener('currententrychange', follow, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
