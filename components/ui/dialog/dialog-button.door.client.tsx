'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with such a button carry its code. */
export const DialogButtonDoor = dynamic(() =>
  import('./dialog-button.client').then((m) => m.DialogButton),
);
