'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with an avatar's picture carry its code. */
export const AvatarPictureDoor = dynamic(() =>
  loadPart(() => import('./avatar-picture.client')).then((m) => m.AvatarPicture),
);
