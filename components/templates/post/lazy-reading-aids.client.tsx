'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only posts carry its code. */
export const LazyReadingAids = dynamic(() =>
  loadLazily(() => import('./reading-aids.client')).then((m) => m.ReadingAids),
);
