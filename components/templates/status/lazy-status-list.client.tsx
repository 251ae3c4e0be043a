'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenIdle } from '@/components/ui/lazy/moments';

/** Lazy, as every leaf: the list is fetched by it. */
export const LazyStatusList = lazyLeaf(whenIdle, () =>
  import('./status-list.client').then((m) => m.StatusList),
);
