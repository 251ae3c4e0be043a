import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { makeInertOutside } from './inert-outside';
import { claimDialog } from './one-dialog';
import { moveAlongRing } from './tab-ring';
import { type PersistentElement, waitForElements } from './wait-for-elements';

type ModalityOptions = {
  isOpen: boolean;
  title: string;
  /** Asks for it to be closed. */
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
  persistentElements: readonly PersistentElement[];
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/**
 * Keeps the rest of the page out of reach while a dialog is open, except persistent elements, which the Tab key
 * comes to after the dialog. Afterwards focus is where it was.
 */
export function useModality(options: ModalityOptions): void {
  const { isOpen, title, onClose, panel, persistentElements, returnFocusTo } = options;
  // Headless UI gives focus back by itself, to what had it last, and after us: so that has to be the same.
  useLayoutEffect(() => {
    if (isOpen) returnFocusTo?.current?.focus({ preventScroll: true });
  }, [isOpen, returnFocusTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the dialog opened with counts until it closes
  useEffect(() => {
    if (!isOpen) return;
    const release = claimDialog(title, onClose);
    const trigger = document.activeElement;
    let kept: readonly Element[] = [];
    let restore = () => {};
    const endWait = waitForElements(persistentElements, (elements) => {
      restore();
      kept = elements;
      restore = makeInertOutside(elements);
    });
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && panel.current) moveAlongRing(event, [panel.current, ...kept]);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      endWait();
      restore();
      release();
      const target = returnFocusTo?.current ?? trigger;
      if (target instanceof HTMLElement && target.isConnected)
        target.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
