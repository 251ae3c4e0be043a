'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with an avatar's picture carry its code. */
export const AvatarPictureDoor = dynamic(() =>
  import('./avatar-picture.client').then((m) => m.AvatarPicture),
);
