import { useEffect } from 'react';
import { reportReady } from './load-lazily';
import { useIsHydrated } from './use-is-hydrated';

/**
 * For the outer element of a component whose code is fetched late (`lazyLeaf`). What is pressed in it before is kept by
 * the script in the head of the page (scripts/build/page-scripts/start.ts) and pressed again once the code is there.
 * @returns Attributes of that element.
 */
export function useWaiting(): { 'data-waiting'?: '' } {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) reportReady();
  }, [isHydrated]);
  return isHydrated ? {} : { 'data-waiting': '' };
}
