'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door of the buttons in the sample. */
export const ToastSampleDoor = dynamic(() =>
  loadPart(() => import('./toast-sample.client')).then((m) => m.ToastSample),
);
