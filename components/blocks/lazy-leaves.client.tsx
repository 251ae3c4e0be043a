'use client';
import dynamic from 'next/dynamic';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { loadLazily } from '@/components/ui/lazy/load-lazily';
import { whenFirstUsed } from '@/components/ui/lazy/when';

/* The leaves of blocks that run in the browser; see components/ui/lazy-leaves.client.tsx. */

// Split off, but not late: needed as soon as the page runs.

export const LazyJobCount = dynamic(() =>
  loadLazily(() => import('./job-list/job-count.client')).then((m) => m.JobCount),
);

export const LazyOpenByHash = dynamic(() =>
  loadLazily(() => import('./accordion/open-by-hash.client')).then((m) => m.OpenByHash),
);

// Fetched with the dialog that contains them.

export const LazyConsentedVideo = dynamic(() =>
  loadLazily(() => import('./video-thumbnail/consented-video.client')).then(
    (m) => m.ConsentedVideo,
  ),
);

export const LazyEnlargedPicture = dynamic(() =>
  loadLazily(() => import('./image/enlarged-picture.client')).then((m) => m.EnlargedPicture),
);

// Needed once a visitor uses the page.

export const LazyCircularDiagram = lazyLeaf(whenFirstUsed, () =>
  import('./circular-diagram/circular-diagram.client').then((m) => m.CircularDiagram),
);

export const LazyEstimatorForm = lazyLeaf(whenFirstUsed, () =>
  import('./price-estimator/estimator-form.client').then((m) => m.EstimatorForm),
);

/** At once where the URL brings answers along. */
export const LazyAssessmentResult = lazyLeaf(
  () => (new URLSearchParams(location.search).has('answers') ? Promise.resolve() : whenFirstUsed()),
  () => import('./self-assessment/assessment-result.client').then((m) => m.AssessmentResult),
);
