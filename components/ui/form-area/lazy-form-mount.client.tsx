'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenInView, whenRead, whenTouched } from '@/components/ui/lazy/moments';

/**
 * Lazy: only pages with a form carry its code. It comes with the first touch of the page, wherever that is: whoever goes by
 * headings or by keys is at the form without scrolling to it. To those who give no sign at all it comes a while later.
 */
export const LazyFormMount = lazyLeaf(
  () => Promise.race([whenTouched(), whenInView('.form-area'), whenRead()]),
  () => import('./form-mount.client').then((m) => m.FormMount),
);
