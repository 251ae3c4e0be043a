'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: only pages that render tabs carry their code, and only once a visitor is there to use them. */
export const LazyTabs = lazyLeaf(whenTouched, () => import('./tabs.client').then((m) => m.Tabs));
