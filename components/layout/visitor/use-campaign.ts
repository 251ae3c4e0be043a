import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { completeQuery } from '@/lib/visitor/complete-query';
import { saveCampaign } from '@/lib/visitor/save-campaign';
import { sessionEntries } from '@/lib/visitor/session-entries';

/** Stores the campaign of the visit, and adds to the address what it lacks of it, without a new history entry. */
function keepCampaign(): void {
  const store = sessionEntries();
  saveCampaign(location, store);
  const query = completeQuery(location.search, store);
  if (query === location.search) return;
  const address = new URL(location.href);
  address.search = query;
  // Next.js adds its own state, so that back and forward work as before.
  history.replaceState(null, '', address);
}

/** Keeps campaign parameters on load and with each navigation (specification §7). */
export function useCampaign(): void {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page anew, where a browser lacks the Navigation API
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The router writes addresses while React commits, and takes ours only when it has started itself.
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepCampaign);
    };
    keepSoon();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('popstate', keepSoon, { signal });
    // Links to this page with another query change the address and nothing else.
    if ('navigation' in window)
      window.navigation.addEventListener('currententrychange', keepSoon, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path]);
}
