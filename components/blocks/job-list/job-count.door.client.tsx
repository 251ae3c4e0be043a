'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a list of jobs carry its code. */
export const JobCountDoor = dynamic(() =>
  loadPart(() => import('./job-count.client')).then((m) => m.JobCount),
);
