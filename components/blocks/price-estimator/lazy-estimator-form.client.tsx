'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** Lazy: only the page with the estimator carries its code, and only once a visitor is there to use it. */
export const LazyEstimatorForm = lazyLeaf(whenTouched, () =>
  import('./estimator-form.client').then((m) => m.EstimatorForm),
);
