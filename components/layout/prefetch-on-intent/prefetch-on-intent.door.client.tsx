'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for fetching pages ahead. */
export const PrefetchOnIntentDoor = dynamic(() =>
  loadPart(() => import('./prefetch-on-intent.client')).then((m) => m.PrefetchOnIntent),
);
