'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with variants carry their code. */
export const QueryVariantsDoor = dynamic(() =>
  import('./query-variants.client').then((m) => m.QueryVariants),
);
