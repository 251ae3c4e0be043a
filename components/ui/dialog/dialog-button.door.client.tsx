'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with such a button carry its code. */
export const DialogButtonDoor = dynamic(() =>
  loadPart(() => import('./dialog-button.client')).then((m) => m.DialogButton),
);
