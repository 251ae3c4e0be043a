'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door of the controlled dialog in the sample. */
export const DialogSampleDoor = dynamic(() =>
  loadPart(() => import('./dialog-sample.client')).then((m) => m.DialogSample),
);
