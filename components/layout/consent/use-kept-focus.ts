import { useEffect } from 'react';
import { consentStore } from './consent-store';

/** Where focus goes that was in the banner when it went: otherwise the next Tab would depend on the browser. */
export function useKeptFocus(isAsking: boolean, topId: string): void {
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      // It may have gone with its page.
      if (consentStore.get().isAsking) return;
      // After the settings have given focus back, where they were open.
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost) document.getElementById(topId)?.focus({ preventScroll: true });
      });
    };
  }, [isAsking, topId]);
}
