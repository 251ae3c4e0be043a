'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with something to copy carry its code. */
export const CopyButtonDoor = dynamic(() =>
  import('./copy-button.client').then((m) => m.CopyButton),
);
