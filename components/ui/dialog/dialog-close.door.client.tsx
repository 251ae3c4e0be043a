'use client';
import dynamic from 'next/dynamic';

/** Lazy door: fetched with the dialog it stands in. */
export const DialogCloseDoor = dynamic(() =>
  import('./dialog-close.client').then((m) => m.DialogClose),
);
