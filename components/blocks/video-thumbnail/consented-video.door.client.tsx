'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: fetched with the dialog it stands in. */
export const ConsentedVideoDoor = dynamic(() =>
  loadPart(() => import('./consented-video.client')).then((m) => m.ConsentedVideo),
);
