'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with variants carry their code. */
export const LazyQueryVariants = dynamic(() =>
  loadLazily(() => import('./query-variants.client')).then((m) => m.QueryVariants),
);
