'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a picture to enlarge carry its code. */
export const ZoomDoor = dynamic(() => import('./zoom.client').then((m) => m.Zoom));
