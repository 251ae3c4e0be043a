'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a picture to enlarge carry its code. */
export const LazyZoom = dynamic(() =>
  loadLazily(() => import('./zoom.client')).then((m) => m.Zoom),
);
