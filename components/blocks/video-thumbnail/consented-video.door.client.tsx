'use client';
import dynamic from 'next/dynamic';

/** Lazy door: fetched with the dialog it stands in. */
export const ConsentedVideoDoor = dynamic(() =>
  import('./consented-video.client').then((m) => m.ConsentedVideo),
);
