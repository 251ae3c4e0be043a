'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenIdle } from '@/components/ui/lazy/moments';

/**
 * Lazy: the empty region is in the page from the start. Its code comes once the page is at rest and does not wait for the
 * first toast, which may be that there is no network any more.
 */
export const LazyToastRegion = lazyLeaf(whenIdle, () =>
  import('./toast-region.client').then((m) => m.ToastRegion),
);
