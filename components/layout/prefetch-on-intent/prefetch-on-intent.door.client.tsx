'use client';
import dynamic from 'next/dynamic';

/** Lazy door for fetching pages ahead. */
export const PrefetchOnIntentDoor = dynamic(() =>
  import('./prefetch-on-intent.client').then((m) => m.PrefetchOnIntent),
);
