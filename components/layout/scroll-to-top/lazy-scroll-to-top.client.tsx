'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: loaded on every page after the first chunk. */
export const LazyScrollToTop = dynamic(() =>
  loadLazily(() => import('./scroll-to-top.client')).then((m) => m.ScrollToTop),
);
