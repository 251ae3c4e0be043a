'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: the menu opens without it, and nobody opens it untouched. */
export const LazyMenuBehaviour = lazyLeaf(whenTouched, () =>
  import('./menu-behaviour.client').then((m) => m.MenuBehaviour),
);
