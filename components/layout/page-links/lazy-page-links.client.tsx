'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: loaded on every page after the first chunk. */
export const LazyPageLinks = dynamic(() =>
  loadLazily(() => import('./page-links.client')).then((m) => m.PageLinks),
);
