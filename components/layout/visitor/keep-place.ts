/** How far down the page was at each entry of the history when it was left, by the entry’s key; of this document alone. */
const scrollPositions = new Map<string, number>();

/** Brings the page to where it was left, once the browser has gone where it goes, and has pages scroll smoothly again. */
function returnToPlace(): void {
  requestAnimationFrame(() => {
    const top = scrollPositions.get(window.navigation.currentEntry?.key ?? '');
    if (top !== undefined) scrollTo({ top });
    document.documentElement.style.scrollBehavior = '';
  });
}

/**
 * Gives the router’s state to an entry that a link within the page has made: Next.js adds it in `replaceState`, and ignores the way
 * back to an entry without it.
 */
function tellRouter(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}

/**
 * Back and forward within a document lead to where the visitor was, and at once. Chromium leads to the anchor of an entry that
 * has one (https://github.com/vercel/next.js/issues/13653), and scrolls smoothly, so that whoever goes on meanwhile ends anywhere.
 * Browsers without the Navigation API do what they do.
 * @param signal Ends it.
 */
export function keepPlace(signal: AbortSignal): void {
  window.addEventListener('hashchange', tellRouter, { signal });
  if (!('navigation' in window)) return;
  const { navigation } = window;
  const leave = ({ navigationType, destination }: NavigateEvent) => {
    if (navigationType === 'replace' || !navigation.currentEntry) return;
    scrollPositions.set(navigation.currentEntry.key, scrollY);
    if (navigationType !== 'traverse' || !destination.sameDocument) return;
    document.documentElement.style.scrollBehavior = 'auto';
    // Without the signal: the component of the page that is left unmounts before `popstate` comes.
    addEventListener('popstate', returnToPlace, { once: true });
  };
  navigation.addEventListener('navigate', leave, { signal });
}
