'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a hover card carry its code. */
export const LazyHoverCard = dynamic(() =>
  loadLazily(() => import('./hover-card.client')).then((m) => m.HoverCard),
);
