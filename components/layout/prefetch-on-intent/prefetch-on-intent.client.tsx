'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPageHref } from '@/components/ui/link/is-page-href';

/**
 * The language part of a path: two letters, which no page has for itself. Pages of another language are another
 * document, which the router cannot fetch.
 */
const languageOf = (path: string) => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';

/**
 * The path that a link makes the router change to, if it does.
 * @param target What was pointed at, focused or touched.
 * @param current Path of the page that is shown.
 */
function linkTarget(target: EventTarget | null, current: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.hasAttribute('target') || !isPageHref(href)) return undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  const isOther = path !== current && languageOf(path) === languageOf(current);
  return isOther ? path : undefined;
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

/**
 * Fetches the page behind a link when a visitor is about to follow it: rests on it, reaches it by keyboard or
 * touches it. One listener for all links of the page; nothing is fetched before.
 */
export function PrefetchOnIntent(): null {
  const router = useRouter();
  useEffect(() => {
    if (isSaving()) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchSoon = (delay: number) => (event: Event) => {
      clearTimeout(timer);
      const pathname = linkTarget(event.target, location.pathname);
      if (pathname) timer = setTimeout(() => router.prefetch(pathname), delay);
    };
    const options = { passive: true, signal: stop.signal };
    addEventListener('mouseover', fetchSoon(restTime), options);
    addEventListener('focusin', fetchSoon(restTime), options);
    addEventListener('touchstart', fetchSoon(0), options);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [router]);
  return null;
}
