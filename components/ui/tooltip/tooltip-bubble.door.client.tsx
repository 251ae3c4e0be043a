'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a tooltip carry its code. */
export const TooltipBubbleDoor = dynamic(() =>
  import('./tooltip-bubble.client').then((m) => m.TooltipBubble),
);
