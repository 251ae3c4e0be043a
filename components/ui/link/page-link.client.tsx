'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';

/** Keeps a visitor without a network on the page, with a notice, in place of the browser's error page. */
function stayWithoutNetwork(event: { preventDefault: () => void }): void {
  if (navigator.onLine) return;
  event.preventDefault();
  reportMissing();
}

/**
 * A link to a page of the site. The page is fetched when the visitor is about to follow the link, and not as soon as the
 * link is in view: some sixty links of a page would fetch 180 KB that hardly anybody uses.
 */
export function PageLink(props: ComponentProps<typeof NextLink>) {
  const [isAboutToFollow, setIsAboutToFollow] = useState(false);
  const fetchAhead = () => setIsAboutToFollow(true);
  return (
    <NextLink
      {...props}
      prefetch={isAboutToFollow ? null : false}
      onMouseEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      onNavigate={stayWithoutNetwork}
    />
  );
}
