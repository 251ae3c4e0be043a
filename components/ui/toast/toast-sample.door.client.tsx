'use client';
import dynamic from 'next/dynamic';

/** Lazy door of the buttons in the sample. */
export const ToastSampleDoor = dynamic(() =>
  import('./toast-sample.client').then((m) => m.ToastSample),
);
