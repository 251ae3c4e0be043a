'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages that render a carousel carry its code. */
export const CarouselDoor = dynamic(() => import('./carousel.client').then((m) => m.Carousel));
