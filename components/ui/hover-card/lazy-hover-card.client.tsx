'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: only pages with a hover card carry its code, and only once a pointer or focus may come to it. */
export const LazyHoverCard = lazyLeaf(whenTouched, () =>
  import('./hover-card.client').then((m) => m.HoverCard),
);
