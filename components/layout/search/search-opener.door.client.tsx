'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for the link that opens the search. */
export const SearchOpenerDoor = dynamic(() =>
  loadPart(() => import('./search-opener.client')).then((m) => m.SearchOpener),
);
