'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for choices that stand in the address. */
export const ChoiceInAddressDoor = dynamic(() =>
  loadPart(() => import('./choice-in-address.client')).then((m) => m.ChoiceInAddress),
);
