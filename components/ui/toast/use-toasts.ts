import { useCallback, useEffect, useRef, useState } from 'react';
import { isToast, type Toast, toastEvent, toastReadyEvent } from './toast';

/** A toast on screen. */
export type ShownToast = Toast & { id: number };

/** The toasts on screen, oldest first, and how to take one away. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  useEffect(() => {
    const stop = new AbortController();
    const listen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      // Another region may have taken it.
      if (event.defaultPrevented || !isToast(detail)) return;
      event.preventDefault();
      lastId.current += 1;
      const toast = { ...detail, id: lastId.current };
      setToasts((before) => [...before, toast]);
    };
    window.addEventListener(toastEvent, listen, { signal: stop.signal });
    window.dispatchEvent(new Event(toastReadyEvent));
    return () => stop.abort();
  }, []);

  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, remove };
}
