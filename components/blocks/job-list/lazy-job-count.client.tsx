'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a list of jobs carry its code. */
export const LazyJobCount = dynamic(() =>
  loadLazily(() => import('./job-count.client')).then((m) => m.JobCount),
);
