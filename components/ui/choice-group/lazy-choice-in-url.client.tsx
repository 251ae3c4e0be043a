'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with choices that are kept in the URL carry its code. */
export const LazyChoiceInUrl = dynamic(() =>
  loadLazily(() => import('./choice-in-url.client')).then((m) => m.ChoiceInUrl),
);
