'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a hover card carry its code. */
export const HoverCardDoor = dynamic(() =>
  loadPart(() => import('./hover-card.client')).then((m) => m.HoverCard),
);
