'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a form carry its code. */
export const FormMountDoor = dynamic(() => import('./form-mount.client').then((m) => m.FormMount));
