'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenInView, whenOpenFor, whenTouched } from '@/components/ui/lazy/moments';

/** After how long the form comes without a sign, in milliseconds: sooner than anybody misses it. */
const patience = 4000;

/**
 * Lazy: only pages with a form carry its code. It comes with the first touch of the page, wherever that is: whoever goes by
 * headings or by keys is at the form without scrolling to it. To those who give no sign at all it comes a while later.
 */
export const LazyFormMount = lazyLeaf(
  () => Promise.race([whenTouched(), whenInView('.form-area'), whenOpenFor(patience)]),
  () => import('./form-mount.client').then((m) => m.FormMount),
);
