import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from './dialog-props';

/**
 * State of a dialog whose code is fetched when it is first opened.
 * @param fallbackHref Where to go when the code cannot be fetched.
 * @returns `isReady` once script runs; `Dialog` once its code is there.
 */
export function useLazyDialog(fallbackHref?: string) {
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => setIsReady(true), []);

  const open = async () => {
    setIsOpen(true);
    if (Dialog) return;
    try {
      const loaded = await import('./dialog.client');
      setDialog(() => loaded.Dialog);
    } catch {
      setIsOpen(false);
      if (fallbackHref) location.assign(fallbackHref);
    }
  };
  return { isReady, isOpen, Dialog, open, close: () => setIsOpen(false) };
}
