'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door, which also keeps the region's code out of the first chunk of every page. */
export const ToastRegionDoor = dynamic(() =>
  loadPart(() => import('./toast-region.client')).then((m) => m.ToastRegion),
);
