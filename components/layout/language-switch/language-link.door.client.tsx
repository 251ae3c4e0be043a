'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for the link that changes the language. */
export const LanguageLinkDoor = dynamic(() =>
  loadPart(() => import('./language-link.client')).then((m) => m.LanguageLink),
);
