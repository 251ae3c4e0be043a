'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenIdle } from '@/components/ui/lazy/moments';

/** Lazy: the menu opens by a press without it; it is there before a mouse can rest on a group. */
export const LazyMenuBehaviour = lazyLeaf(whenIdle, () =>
  import('./menu-behaviour.client').then((m) => m.MenuBehaviour),
);
