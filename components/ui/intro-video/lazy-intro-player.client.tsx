'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with the intro carry its code. */
export const LazyIntroPlayer = dynamic(() =>
  loadLazily(() => import('./intro-player.client')).then((m) => m.IntroPlayer),
);
