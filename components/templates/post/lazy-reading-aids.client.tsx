'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenFirstUsed } from '@/components/ui/lazy/when';

/** Lazy: only posts carry its code, and only once a visitor reads on. */
export const LazyReadingAids = lazyLeaf(whenFirstUsed, () =>
  import('./reading-aids.client').then((m) => m.ReadingAids),
);
