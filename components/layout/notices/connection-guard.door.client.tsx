'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for what keeps visitors on the page where another one cannot be had. */
export const ConnectionGuardDoor = dynamic(() =>
  loadPart(() => import('./connection-guard.client')).then((m) => m.ConnectionGuard),
);
