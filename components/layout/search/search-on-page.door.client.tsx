'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only the page of results carries the search with it. */
export const SearchOnPageDoor = dynamic(() =>
  loadPart(() => import('./search-on-page.client')).then((m) => m.SearchOnPage),
);
