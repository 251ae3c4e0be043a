'use client';
import { type ComponentProps, Suspense } from 'react';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenFilmMayPlay } from './when-film-may-play';

const Player = lazyLeaf(whenFilmMayPlay, () =>
  import('./intro-player.client').then((m) => m.IntroPlayer),
);

/**
 * Lazy: only pages with the intro carry its code, and where no film may play none does. It has no HTML, and a page that is
 * made in the browser does not wait for it.
 */
export const LazyIntroPlayer = (props: ComponentProps<typeof Player>) => (
  <Suspense>
    <Player {...props} />
  </Suspense>
);
