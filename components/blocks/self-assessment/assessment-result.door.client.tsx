'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a self-assessment carry its code. */
export const AssessmentResultDoor = dynamic(() =>
  import('./assessment-result.client').then((m) => m.AssessmentResult),
);
