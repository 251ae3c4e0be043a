'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages that can be shared carry its code. */
export const ShareBoxDoor = dynamic(() =>
  loadPart(() => import('./share-box.client')).then((m) => m.ShareBox),
);
