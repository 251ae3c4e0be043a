import { useEffect } from 'react';
import { reportRunning } from '@/components/ui/lazy/load-lazily';
import type { ConnectionTexts } from './keep-here';
import { whenIdle } from './when-idle';

/** Says that the page runs, and keeps visitors on it where another one cannot be had, as soon as it has come to rest. */
export function useConnection(texts: ConnectionTexts): void {
  useEffect(() => {
    reportRunning();
    const stop = new AbortController();
    whenIdle(() => {
      import('./keep-here').then(
        ({ keepHere }) => {
          if (!stop.signal.aborted) stop.signal.addEventListener('abort', keepHere(texts));
        },
        // Links work as in any page then.
        () => {},
      );
    }, stop.signal);
    return () => stop.abort();
  }, [texts]);
}
