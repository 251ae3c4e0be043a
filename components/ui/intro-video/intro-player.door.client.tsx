'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with the intro carry its code. */
export const IntroPlayerDoor = dynamic(() =>
  loadPart(() => import('./intro-player.client')).then((m) => m.IntroPlayer),
);
