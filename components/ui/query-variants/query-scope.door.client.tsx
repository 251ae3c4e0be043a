'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door: only pages whose texts the address chooses carry the code for it. */
export const QueryScopeDoor = dynamic(() =>
  loadPart(() => import('./query-scope.client')).then((m) => m.QueryScope),
);
