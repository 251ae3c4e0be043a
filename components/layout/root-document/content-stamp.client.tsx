'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Has a page in development show the content as it is now: the server names its stamp at once, so that nothing is missed that was
 * saved while the page was on its way, and after every change.
 * @param props.stamp That of the content which the page was made of (lib/content/development.ts).
 */
export function ContentStamp({ stamp }: { stamp: string }) {
  const router = useRouter();
  const shown = useRef(stamp);
  useEffect(() => {
    shown.current = stamp;
  }, [stamp]);
  useEffect(() => {
    let source: EventSource | undefined;
    const listen = () => {
      source?.close();
      // A browser keeps six connections to a server: pages that nobody sees would take them from those that are seen.
      if (document.hidden) return;
      source = new EventSource('/status/changes');
      source.onmessage = ({ data }) => data !== shown.current && router.refresh();
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [router]);
  return null;
}
