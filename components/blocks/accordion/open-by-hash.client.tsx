'use client';
import { useEffect } from 'react';

/** Opens the question whose anchor is in the URL, and brings it into view. */
function openTarget(): void {
  // Ids of questions are words joined by hyphens: nothing in them is encoded.
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (!target || !question || question.open) return;
  question.open = true;
  target.scrollIntoView();
}

/**
 * Opens a question by `#id`. Browsers do that themselves for links they follow; the router, and browsers
 * that do not know it yet, need this.
 */
export function OpenByHash() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    openTarget();
    window.addEventListener('hashchange', openTarget, { signal });
    // The router goes to an anchor without `hashchange`.
    if ('navigation' in window)
      window.navigation.addEventListener('currententrychange', openTarget, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
