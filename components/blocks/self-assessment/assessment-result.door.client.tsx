'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a self-assessment carry its code. */
export const AssessmentResultDoor = dynamic(() =>
  loadPart(() => import('./assessment-result.client')).then((m) => m.AssessmentResult),
);
