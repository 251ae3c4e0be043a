'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: fetched with the dialog that contains it. */
export const LazyEnlargedPicture = dynamic(() =>
  loadLazily(() => import('./enlarged-picture.client')).then((m) => m.EnlargedPicture),
);
