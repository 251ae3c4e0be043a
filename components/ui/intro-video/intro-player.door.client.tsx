'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with the intro carry its code. */
export const IntroPlayerDoor = dynamic(() =>
  import('./intro-player.client').then((m) => m.IntroPlayer),
);
