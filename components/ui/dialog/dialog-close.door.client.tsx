'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: fetched with the dialog it stands in. */
export const DialogCloseDoor = dynamic(() =>
  loadPart(() => import('./dialog-close.client')).then((m) => m.DialogClose),
);
