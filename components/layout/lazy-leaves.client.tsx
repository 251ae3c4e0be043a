'use client';
import dynamic from 'next/dynamic';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { loadLazily } from '@/components/ui/lazy/load-lazily';
import { whenFirstUsed, whenIdle } from '@/components/ui/lazy/when';

/* The leaves of the layout that run in the browser; see components/ui/lazy-leaves.client.tsx. */

export const LazySearchOpener = dynamic(() =>
  loadLazily(() => import('./search/search-opener.client')).then((m) => m.SearchOpener),
);

export const LazyVisitor = dynamic(() =>
  loadLazily(() => import('./visitor/visitor.client')).then((m) => m.Visitor),
);

/** The menu opens by a press without it; it is there before a mouse can rest on a group. */
export const LazyMenuBehaviour = lazyLeaf(whenIdle, () =>
  import('./header/menu-behaviour.client').then((m) => m.MenuBehaviour),
);

export const LazyScrollToTop = lazyLeaf(whenFirstUsed, () =>
  import('./scroll-to-top/scroll-to-top.client').then((m) => m.ScrollToTop),
);

/** On the page of results, at once where the URL asks for something. */
export const LazySearchOnPage = lazyLeaf(
  () => (new URLSearchParams(location.search).has('q') ? Promise.resolve() : whenFirstUsed()),
  () => import('./search/search-on-page.client').then((m) => m.SearchOnPage),
);
