'use client';
import dynamic from 'next/dynamic';

/** Lazy door for the way back to the top. */
export const ScrollToTopDoor = dynamic(() =>
  import('./scroll-to-top.client').then((m) => m.ScrollToTop),
);
