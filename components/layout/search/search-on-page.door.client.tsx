'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only the page of results carries the search with it. */
export const SearchOnPageDoor = dynamic(() =>
  import('./search-on-page.client').then((m) => m.SearchOnPage),
);
