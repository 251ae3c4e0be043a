'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages that render tabs carry their code. */
export const TabsDoor = dynamic(() => import('./tabs.client').then((m) => m.Tabs));
