'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** At once where the URL brings answers along. */
const whenAnswered = () =>
  new URLSearchParams(location.search).has('answers') ? Promise.resolve() : whenTouched();

/** Lazy: only pages with a self-assessment carry its code, and that comes with the first answer. */
export const LazyAssessmentResult = lazyLeaf(whenAnswered, () =>
  import('./assessment-result.client').then((m) => m.AssessmentResult),
);
