'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only the page of results carries the search with it. */
export const LazySearchOnPage = dynamic(() =>
  loadLazily(() => import('./search-on-page.client')).then((m) => m.SearchOnPage),
);
