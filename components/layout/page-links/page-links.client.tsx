'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPageHref } from '@/components/ui/link/is-page-href';

/**
 * The language part of a path: two letters, which no page has for itself. Pages of another language are another
 * document, which the router cannot fetch.
 */
const languageOf = (path: string) => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/**
 * The href of the link at an event, if the router can change to it: a page of the site in the language of this one.
 * @param event What happened on the link, or within it; what was clicked may have left the link since.
 */
function pageHref(event: Event): string | undefined {
  const link = event
    .composedPath()
    .find((node) => node instanceof Element && node.matches('a[href]')) as Element | undefined;
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined;
  if (!isPageHref(href) || languageOf(pathOf(href)) !== languageOf(location.pathname))
    return undefined;
  return href;
}

/** How long a mouse rests on a link that is meant, in milliseconds: one that only crosses it is gone by then. */
const restTime = 80;

/** What browsers say about the connection, where they do. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Visitors who save data, or wait for every byte, fetch what they ask for and nothing else. */
function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

type Router = ReturnType<typeof useRouter>;

/**
 * Changes to the page behind a link when it is clicked, without loading a document.
 * @param signal Ends it.
 */
function follow(router: Router, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    // What another listener has taken, and what asks for a new tab, a new window or a download.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = pageHref(event);
    if (href === undefined) return;
    event.preventDefault();
    router.push(href);
  };
  // On the window, behind React's listeners on the document: a part of the page may prevent the click.
  addEventListener('click', onClick, { signal });
}

/**
 * Fetches the page behind a link when a visitor is about to follow it: rests on it, reaches it by keyboard or
 * touches it. Nothing is fetched before.
 * @param signal Ends it.
 */
function fetchAhead(router: Router, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchSoon = (delay: number) => (event: Event) => {
    clearTimeout(timer);
    const path = pathOf(pageHref(event) ?? '');
    if (path && path !== location.pathname) timer = setTimeout(() => router.prefetch(path), delay);
  };
  const options = { passive: true, signal };
  addEventListener('mouseover', fetchSoon(restTime), options);
  addEventListener('focusin', fetchSoon(restTime), options);
  addEventListener('touchstart', fetchSoon(0), options);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Leads every link to a page of the site through the router. One listener for all links, so that they are plain
 * elements of the server: with `next/link` for each of them a page has 3 kB more, and its scripts work longer.
 */
export function PageLinks(): null {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    follow(router, stop.signal);
    if (!isSaving()) fetchAhead(router, stop.signal);
    return () => stop.abort();
  }, [router]);
  return null;
}
