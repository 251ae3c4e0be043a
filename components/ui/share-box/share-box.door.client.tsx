'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages that can be shared carry its code. */
export const ShareBoxDoor = dynamic(() => import('./share-box.client').then((m) => m.ShareBox));
