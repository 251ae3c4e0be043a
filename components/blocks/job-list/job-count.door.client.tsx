'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a list of jobs carry its code. */
export const JobCountDoor = dynamic(() => import('./job-count.client').then((m) => m.JobCount));
