'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages that render tabs carry their code. */
export const LazyTabs = dynamic(() =>
  loadLazily(() => import('./tabs.client')).then((m) => m.Tabs),
);
