'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages that render tabs carry their code. */
export const TabsDoor = dynamic(() => loadPart(() => import('./tabs.client')).then((m) => m.Tabs));
