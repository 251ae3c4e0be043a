'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages that render a carousel carry its code. */
export const CarouselDoor = dynamic(() =>
  loadPart(() => import('./carousel.client')).then((m) => m.Carousel),
);
