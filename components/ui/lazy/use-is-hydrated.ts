import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML and while React takes it over, true from then on and on pages made in the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
