'use client';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import type { DialogContentProps, DialogProps } from './dialog.client';

/**
 * State of a dialog whose code is fetched when it is first opened. Where it cannot be fetched, a toast says so and the
 * visitor stays on the page; the next click tries again.
 * @returns `isReady` once script runs; `isBusy` while the code is on its way; `Dialog` once it is there.
 */
function useLazyDialog() {
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useEffect(() => setIsReady(true), []);

  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari leaves focus where it was; it is to come back to the button.
    currentTarget.focus({ preventScroll: true });
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

type DialogButtonProps = DialogContentProps & {
  /** Label of the button; its accessible name where it shows something else. */
  label: string;
  variant?: ButtonVariant;
  /** What it shows in place of its label: an icon over a picture, say. */
  trigger?: ReactNode;
  /** Its look in place of the variant's. */
  className?: string;
  /** Where the button leads without script. */
  fallbackHref?: string;
};

/**
 * A button and the dialog it opens; the dialog's code is fetched with the first click. Until script runs it is
 * a link to `fallbackHref`, or, where there is no such page, a button that cannot be pressed.
 */
export function DialogButton(props: DialogButtonProps) {
  const { label, variant, trigger, className, fallbackHref, ...content } = props;
  const { isReady, isOpen, isBusy, Dialog, open, close } = useLazyDialog();

  const look = {
    className: className ?? buttonStyle(variant),
    'aria-label': trigger ? label : undefined,
  };
  if (!isReady && fallbackHref) {
    return (
      <a href={fallbackHref} {...look}>
        {trigger ?? label}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        disabled={!isReady}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={open}
        {...look}
      >
        {trigger ?? label}
      </button>
      {Dialog && <Dialog {...content} isOpen={isOpen} onClose={close} />}
    </>
  );
}
