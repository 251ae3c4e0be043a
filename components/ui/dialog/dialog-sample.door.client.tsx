'use client';
import dynamic from 'next/dynamic';

/** Lazy door of the controlled dialog in the sample. */
export const DialogSampleDoor = dynamic(() =>
  import('./dialog-sample.client').then((m) => m.DialogSample),
);
