'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenIdle } from '@/components/ui/lazy/moments';

/** Lazy, as every leaf: only the browser knows which pages the address names. */
export const LazyPagesBeside = lazyLeaf(whenIdle, () =>
  import('./pages-beside.client').then((m) => m.PagesBeside),
);
