'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with such a button carry its code. */
export const LazyDialogButton = dynamic(() =>
  loadLazily(() => import('./dialog-button.client')).then((m) => m.DialogButton),
);
