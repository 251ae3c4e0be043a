'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only the page of samples carries its code. */
export const LazyToastSample = dynamic(() =>
  loadLazily(() => import('./toast-sample.client')).then((m) => m.ToastSample),
);
