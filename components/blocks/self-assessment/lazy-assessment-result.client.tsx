'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with a self-assessment carry its code. */
export const LazyAssessmentResult = dynamic(() =>
  loadLazily(() => import('./assessment-result.client')).then((m) => m.AssessmentResult),
);
