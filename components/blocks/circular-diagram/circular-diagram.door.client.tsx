'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a diagram carry its code. */
export const CircularDiagramDoor = dynamic(() =>
  loadPart(() => import('./circular-diagram.client')).then((m) => m.CircularDiagram),
);
