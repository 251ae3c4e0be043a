'use client';
import dynamic from 'next/dynamic';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import type { CarouselClientProps } from './carousel/carousel.client';
import { whenFilmMayPlay } from './intro-video/when-film-may-play';
import { lazyLeaf } from './lazy/lazy-leaf';
import { loadLazily } from './lazy/load-lazily';
import { useIsHydrated } from './lazy/use-is-hydrated';
import { whenFirstUsed, whenIdle, whenInView, whenNear, whenOpenFor } from './lazy/when';

/*
 * The leaves of components/ui that run in the browser. Server components import them from here and never directly: one
 * module of all pages imports all blocks, so what these import would be part of every page.
 */

// Split off, so that only pages that have them carry them, but not late: needed as soon as the page runs.

export const LazyAvatarPicture = dynamic(() =>
  loadLazily(() => import('./avatar/avatar-picture.client')).then((m) => m.AvatarPicture),
);

export const LazyChoiceInUrl = dynamic(() =>
  loadLazily(() => import('./choice-group/choice-in-url.client')).then((m) => m.ChoiceInUrl),
);

export const LazyDialogButton = dynamic(() =>
  loadLazily(() => import('./dialog/dialog-button.client')).then((m) => m.DialogButton),
);

export const LazyQueryVariants = dynamic(() =>
  loadLazily(() => import('./query-variants/query-variants.client')).then((m) => m.QueryVariants),
);

export const LazyShareBox = dynamic(() =>
  loadLazily(() => import('./share-box/share-box.client')).then((m) => m.ShareBox),
);

// Needed once a visitor uses the page.

export const LazyCopyButton = lazyLeaf(whenFirstUsed, () =>
  import('./copy-button/copy-button.client').then((m) => m.CopyButton),
);

export const LazyHoverCard = lazyLeaf(whenFirstUsed, () =>
  import('./hover-card/hover-card.client').then((m) => m.HoverCard),
);

export const LazyTabs = lazyLeaf(whenFirstUsed, () =>
  import('./tabs/tabs.client').then((m) => m.Tabs),
);

/** After how long a form comes to those who give no sign at all, in milliseconds: sooner than anybody misses it. */
const patience = 4000;

/** With the first use of the page, wherever that is: whoever goes by headings or by keys is at the form without scrolling. */
export const LazyFormMount = lazyLeaf(
  () => Promise.race([whenFirstUsed(), whenInView('.form-area'), whenOpenFor(patience)]),
  () => import('./form-area/form-mount.client').then((m) => m.FormMount),
);

/** Once the page is at rest, and not with the first toast: that may be that there is no network any more. */
export const LazyToastRegion = lazyLeaf(whenIdle, () =>
  import('./toast/toast-region.client').then((m) => m.ToastRegion),
);

const FilmPlayer = lazyLeaf(whenFilmMayPlay, () =>
  import('./intro-video/intro-player.client').then((m) => m.IntroPlayer),
);

/** It has no HTML, and a page that is made in the browser does not wait for it. */
export const LazyIntroPlayer = (props: ComponentProps<typeof FilmPlayer>) => (
  <Suspense>
    <FilmPlayer {...props} />
  </Suspense>
);

const loadCarousel = () => import('./carousel/carousel.client').then((m) => m.CarouselClient);

const CarouselInHtml = lazyLeaf(() => whenNear('.swiper'), loadCarousel);

const CarouselMadeHere = lazyLeaf(async () => {}, loadCarousel);

/** Swiper comes when a carousel is near the window; a page that is made in the browser has no HTML and waits for it. */
export function LazyCarousel(props: CarouselClientProps) {
  const [isMadeHere] = useState(useIsHydrated());
  // Rendered once: React would make HTML anew that is to be rendered again before its code has come.
  return useMemo(
    () => (isMadeHere ? <CarouselMadeHere {...props} /> : <CarouselInHtml {...props} />),
    [isMadeHere, props],
  );
}
