'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: keeps the region's code out of the first chunk of every page. */
export const LazyToastRegion = dynamic(() =>
  loadLazily(() => import('./toast-region.client')).then((m) => m.ToastRegion),
);
