'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a diagram carry its code. */
export const CircularDiagramDoor = dynamic(() =>
  import('./circular-diagram.client').then((m) => m.CircularDiagram),
);
