'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: on every page, and small; what it leads to is fetched when the page has come to rest. */
export const VisitorDoor = dynamic(() =>
  loadPart(() => import('./visitor.client')).then((m) => m.Visitor),
);
