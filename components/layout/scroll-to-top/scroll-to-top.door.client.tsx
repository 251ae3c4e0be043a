'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for the way back to the top. */
export const ScrollToTopDoor = dynamic(() =>
  loadPart(() => import('./scroll-to-top.client')).then((m) => m.ScrollToTop),
);
