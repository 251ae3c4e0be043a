'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with an accordion that links lead into carry its code. */
export const LazyOpenByHash = dynamic(() =>
  loadLazily(() => import('./open-by-hash.client')).then((m) => m.OpenByHash),
);
