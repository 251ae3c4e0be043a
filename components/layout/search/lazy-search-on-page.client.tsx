'use client';
import { lazyLeaf } from '@/components/ui/lazy/lazy-leaf';
import { whenTouched } from '@/components/ui/lazy/moments';

/** At once where the URL asks for something. */
const whenAsked = () =>
  new URLSearchParams(location.search).has('q') ? Promise.resolve() : whenTouched();

/** Lazy: only the page of results carries its code, and that comes with the first question. */
export const LazySearchOnPage = lazyLeaf(whenAsked, () =>
  import('./search-on-page.client').then((m) => m.SearchOnPage),
);
