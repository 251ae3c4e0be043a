'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with variants carry their code. */
export const QueryVariantsDoor = dynamic(() =>
  loadPart(() => import('./query-variants.client')).then((m) => m.QueryVariants),
);
