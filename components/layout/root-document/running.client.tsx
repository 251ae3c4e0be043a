'use client';
import { useEffect } from 'react';
import { reportRunning } from '@/components/ui/lazy/load-lazily';

/** Says that React has hydrated the document. Until then the script in its head keeps what is pressed (scripts/build/page-scripts/start.ts). */
export function Running() {
  useEffect(reportRunning, []);
  return null;
}
