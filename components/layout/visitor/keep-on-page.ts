import { missingEvent } from '@/components/ui/lazy/load-lazily';
import { showToast } from '@/components/ui/toast/toast';

/** What visitors read who stay on a page because another cannot be loaded. */
export type ConnectionTexts = {
  /** Without a network. */
  offline: string;
  /** Where something does not arrive all the same. */
  missing: string;
};

/** The link to another URL of this site that a click follows in this tab, if it does. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.download) return;
  if ((link.target && link.target !== '_self') || link.hasAttribute('aria-haspopup')) return;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link;
}

/** Whether the server can be reached; whatever it answers. */
const isReachable = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Keeps visitors on the page they are on where another one cannot be loaded, with a toast that says so, instead of the
 * browser's error page. Marks a link that was followed as busy until the URL changes.
 * @returns Ends it.
 */
export function keepOnPage(texts: ConnectionTexts): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let followed: HTMLAnchorElement | undefined;
  /** URL that has been found to be reachable. */
  let reachable = '';
  /** The router has once fallen back on the browser, and waits for it ever since. */
  let isRouterLost = false;

  const release = () => {
    followed?.removeAttribute('aria-busy');
    followed = undefined;
  };
  const notify = (text: string) => {
    release();
    showToast({ variant: 'error', text });
  };
  const notifyUnreachable = () => notify(navigator.onLine ? texts.missing : texts.offline);
  const leaveFor = async (url: string) => {
    if (!(await isReachable(url))) return notifyUnreachable();
    reachable = url;
    location.assign(url);
  };

  const follow = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // Another query of the same page is mostly a choice on it, which needs nothing from outside.
    const isFetched = link.pathname !== location.pathname;
    if (isFetched && (!navigator.onLine || isRouterLost)) {
      event.preventDefault();
      event.stopPropagation();
      if (navigator.onLine) leaveFor(link.href);
      else notifyUnreachable();
      return;
    }
    release();
    followed = link;
    link.setAttribute('aria-busy', 'true');
  };

  /** What leads to another document: plain links and forms, and the router where a page's data do not come. */
  const stay = (event: NavigateEvent) => {
    const { destination, navigationType, userInitiated, cancelable } = event;
    if (!cancelable || destination.sameDocument || navigationType === 'reload') return;
    if (new URL(destination.url).origin !== location.origin || destination.url === reachable)
      return;
    if (!navigator.onLine) {
      event.preventDefault();
      notifyUnreachable();
    } else if (!userInitiated) {
      event.preventDefault();
      isRouterLost = true;
      leaveFor(destination.url);
    }
  };

  window.addEventListener('click', follow, { capture: true, signal });
  window.addEventListener(missingEvent, notifyUnreachable, { signal });
  window.addEventListener('pageshow', release, { signal });
  window.addEventListener('popstate', release, { signal });
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', stay, { signal });
    window.navigation.addEventListener('currententrychange', release, { signal });
  }
  return () => stop.abort();
}
