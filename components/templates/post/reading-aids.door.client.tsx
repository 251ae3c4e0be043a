'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only posts carry its code. */
export const ReadingAidsDoor = dynamic(() =>
  loadPart(() => import('./reading-aids.client')).then((m) => m.ReadingAids),
);
