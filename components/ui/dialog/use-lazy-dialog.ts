import { type ComponentType, useEffect, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import type { DialogProps } from './dialog';

/**
 * State of a dialog whose code is fetched when it is first opened. Where it cannot be fetched, a toast says so and the visitor
 * stays on the page; the next click tries again.
 * @returns `isReady` once script runs; `isBusy` while the code is on its way; `Dialog` once it is there.
 */
export function useLazyDialog() {
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
      reportMissing();
    }
  };
  const isBusy = isOpen && !Dialog;
  return { isReady, isOpen, isBusy, Dialog, open, close: () => setIsOpen(false) };
}
