'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a tooltip carry its code. */
export const LazyTooltipBubble = dynamic(() =>
  loadLazily(() => import('./tooltip-bubble.client')).then((m) => m.TooltipBubble),
);
