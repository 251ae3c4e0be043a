'use client';
import { useLayoutEffect } from 'react';

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
 * that do not know it yet, need this. Other changes of the URL leave questions alone.
 */
export function OpenByHash() {
  // Before the router scrolls to the anchor: what is above it may fold away.
  useLayoutEffect(() => {
    openTarget();
    let { hash } = location;
    const follow = () => {
      if (location.hash === hash) return;
      hash = location.hash;
      openTarget();
    };
    // A link to where the visitor is already changes nothing.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === location.href) openTarget();
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
