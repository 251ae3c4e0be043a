'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: fetched with the dialog that contains it. */
export const LazyConsentedVideo = dynamic(() =>
  loadLazily(() => import('./consented-video.client')).then((m) => m.ConsentedVideo),
);
