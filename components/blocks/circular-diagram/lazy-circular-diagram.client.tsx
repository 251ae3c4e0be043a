'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a diagram carry its code. */
export const LazyCircularDiagram = dynamic(() =>
  loadLazily(() => import('./circular-diagram.client')).then((m) => m.CircularDiagram),
);
