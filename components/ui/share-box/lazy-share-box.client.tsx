'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages that can be shared carry its code. */
export const LazyShareBox = dynamic(() =>
  loadLazily(() => import('./share-box.client')).then((m) => m.ShareBox),
);
