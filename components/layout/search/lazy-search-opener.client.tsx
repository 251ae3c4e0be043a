'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: loaded on every page after the first chunk; the dialog comes on demand. */
export const LazySearchOpener = dynamic(() =>
  loadLazily(() => import('./search-opener.client')).then((m) => m.SearchOpener),
);
