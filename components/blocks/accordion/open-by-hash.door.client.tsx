'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with an accordion that links lead into carry its code. */
export const OpenByHashDoor = dynamic(() =>
  loadPart(() => import('./open-by-hash.client')).then((m) => m.OpenByHash),
);
