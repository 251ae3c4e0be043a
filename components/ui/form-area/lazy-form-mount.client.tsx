'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a form carry its code. */
export const LazyFormMount = dynamic(() =>
  loadLazily(() => import('./form-mount.client')).then((m) => m.FormMount),
);
