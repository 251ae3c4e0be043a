'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { stampPathname } from '@/lib/status/pathnames';

/**
 * Sees to it that a page in development shows the content as it is now, whatever was saved while React took the page over.
 * Until then a browser does not hear that something changed; and if it hears it in the middle, React hydrates old HTML with
 * new content and leaves attributes, such as the height of a picture, as they were in the HTML.
 * @param props.stamp That of the content which the page was made of (lib/content/content-state.ts).
 */
export function ContentStamp({ stamp }: { stamp: string }) {
  const router = useRouter();
  const element = useRef<HTMLElement>(null);
  const hydrated = useRef(false);
  useEffect(() => {
    if (hydrated.current) return;
    hydrated.current = true;
    if (element.current?.dataset['stamp'] !== stamp) {
      location.reload();
      return;
    }
    fetch(stampPathname)
      .then((response) => response.text())
      .then((current) => current !== stamp && router.refresh())
      .catch(() => {
        // The server is being started again; the page is loaded anew once it is there.
      });
  }, [stamp, router]);
  return <span ref={element} hidden data-stamp={stamp} suppressHydrationWarning />;
}
