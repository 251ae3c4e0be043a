'use client';
import dynamic from 'next/dynamic';

/** Lazy door: fetched with the dialog it stands in. */
export const EnlargedPictureDoor = dynamic(() =>
  import('./enlarged-picture.client').then((m) => m.EnlargedPicture),
);
