'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a form carry its code. */
export const FormMountDoor = dynamic(() =>
  loadPart(() => import('./form-mount.client')).then((m) => m.FormMount),
);
