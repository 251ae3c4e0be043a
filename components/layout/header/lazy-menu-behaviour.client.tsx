'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: the menu opens without it; loaded on every page after the first chunk. */
export const LazyMenuBehaviour = dynamic(() =>
  loadLazily(() => import('./menu-behaviour.client')).then((m) => m.MenuBehaviour),
);
