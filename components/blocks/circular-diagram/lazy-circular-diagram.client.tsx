'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: only pages with a diagram carry its code, and only once a visitor is there to use it. */
export const LazyCircularDiagram = lazyLeaf(whenTouched, () =>
  import('./circular-diagram.client').then((m) => m.CircularDiagram),
);
