'use client';
import dynamic from 'next/dynamic';
import { loadLazily } from '@/components/ui/lazy/load-lazily';

/** Lazy: only pages with an avatar's picture carry its code. */
export const LazyAvatarPicture = dynamic(() =>
  loadLazily(() => import('./avatar-picture.client')).then((m) => m.AvatarPicture),
);
