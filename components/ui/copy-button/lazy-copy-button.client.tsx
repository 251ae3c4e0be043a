'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: only pages with something to copy carry its code, and only once a visitor is there to press it. */
export const LazyCopyButton = lazyLeaf(whenTouched, () =>
  import('./copy-button.client').then((m) => m.CopyButton),
);
