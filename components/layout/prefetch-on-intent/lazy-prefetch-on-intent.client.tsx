'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: loaded on every page after the first chunk. */
export const LazyPrefetchOnIntent = dynamic(() =>
  loadLazily(() => import('./prefetch-on-intent.client')).then((m) => m.PrefetchOnIntent),
);
