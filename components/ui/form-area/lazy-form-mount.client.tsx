'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenInView, whenTouched } from '@/components/ui/lazy/moments';

/**
 * Lazy: only pages with a form carry its code. It comes with the first touch of the page, wherever that is: whoever goes by
 * headings or by keys is at the form without scrolling to it.
 */
export const LazyFormMount = lazyLeaf(
  () => Promise.race([whenTouched(), whenInView('.form-area')]),
  () => import('./form-mount.client').then((m) => m.FormMount),
);
