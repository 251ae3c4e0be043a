'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages with a tooltip carry its code. */
export const TooltipBubbleDoor = dynamic(() =>
  loadPart(() => import('./tooltip-bubble.client')).then((m) => m.TooltipBubble),
);
