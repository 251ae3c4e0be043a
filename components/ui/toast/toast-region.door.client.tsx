'use client';
import dynamic from 'next/dynamic';

/** Lazy door, which also keeps the region's code out of the first chunk of every page. */
export const ToastRegionDoor = dynamic(() =>
  import('./toast-region.client').then((m) => m.ToastRegion),
);
