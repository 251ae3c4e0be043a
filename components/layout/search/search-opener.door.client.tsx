'use client';
import dynamic from 'next/dynamic';

/** Lazy door for the link that opens the search. */
export const SearchOpenerDoor = dynamic(() =>
  import('./search-opener.client').then((m) => m.SearchOpener),
);
