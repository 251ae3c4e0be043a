'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: on every page, and small; what it imports is fetched when the page is idle. */
export const LazyVisitor = dynamic(() =>
  loadLazily(() => import('./visitor.client')).then((m) => m.Visitor),
);
