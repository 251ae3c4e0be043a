'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a picture to enlarge carry its code. */
export const ZoomDoor = dynamic(() => loadPart(() => import('./zoom.client')).then((m) => m.Zoom));
