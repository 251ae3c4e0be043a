'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only the page of samples carries its code. */
export const LazyDialogSample = dynamic(() =>
  loadLazily(() => import('./dialog-sample.client')).then((m) => m.DialogSample),
);
