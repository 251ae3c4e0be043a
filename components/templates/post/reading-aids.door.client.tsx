'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only posts carry its code. */
export const ReadingAidsDoor = dynamic(() =>
  import('./reading-aids.client').then((m) => m.ReadingAids),
);
