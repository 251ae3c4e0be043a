'use client';
import dynamic from 'next/dynamic';

/** Lazy door: on every page, and small; what it leads to is fetched when the page has come to rest. */
export const VisitorDoor = dynamic(() => import('./visitor.client').then((m) => m.Visitor));
