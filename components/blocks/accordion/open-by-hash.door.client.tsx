'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with an accordion that links lead into carry its code. */
export const OpenByHashDoor = dynamic(() =>
  import('./open-by-hash.client').then((m) => m.OpenByHash),
);
