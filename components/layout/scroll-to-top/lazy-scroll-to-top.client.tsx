'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: nothing is shown before the page is scrolled. */
export const LazyScrollToTop = lazyLeaf(whenTouched, () =>
  import('./scroll-to-top.client').then((m) => m.ScrollToTop),
);
