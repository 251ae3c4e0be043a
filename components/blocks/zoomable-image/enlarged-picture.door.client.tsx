'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: fetched with the dialog it stands in. */
export const EnlargedPictureDoor = dynamic(() =>
  loadPart(() => import('./enlarged-picture.client')).then((m) => m.EnlargedPicture),
);
