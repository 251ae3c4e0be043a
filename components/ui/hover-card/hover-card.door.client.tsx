'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a hover card carry its code. */
export const HoverCardDoor = dynamic(() => import('./hover-card.client').then((m) => m.HoverCard));
