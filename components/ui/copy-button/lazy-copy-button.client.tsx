'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with something to copy carry its code. */
export const LazyCopyButton = dynamic(() =>
  loadLazily(() => import('./copy-button.client')).then((m) => m.CopyButton),
);
