'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: fetched with the dialog that contains it. */
export const LazyDialogClose = dynamic(() =>
  loadLazily(() => import('./dialog-close.client')).then((m) => m.DialogClose),
);
