'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with something to copy carry its code. */
export const CopyButtonDoor = dynamic(() =>
  loadPart(() => import('./copy-button.client')).then((m) => m.CopyButton),
);
