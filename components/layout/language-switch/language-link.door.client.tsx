'use client';
import dynamic from 'next/dynamic';

/** Lazy door for the link that changes the language. */
export const LanguageLinkDoor = dynamic(() =>
  import('./language-link.client').then((m) => m.LanguageLink),
);
