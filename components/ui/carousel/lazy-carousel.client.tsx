'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages that render a carousel carry its code. */
export const LazyCarousel = dynamic(() =>
  loadLazily(() => import('./carousel.client')).then((m) => m.Carousel),
);
