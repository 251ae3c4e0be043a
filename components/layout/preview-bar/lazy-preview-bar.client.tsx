'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenIdle } from '@/components/ui/lazy/moments';

/** Lazy: the page that is looked at comes first. */
export const LazyPreviewBar = lazyLeaf(whenIdle, () =>
  import('./preview-bar.client').then((m) => m.PreviewBar),
);
