'use client';
import { type ReactNode, useRef } from 'react';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import type { DialogContentProps } from './dialog';
import { useLazyDialog } from './use-lazy-dialog';

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
  const button = useRef<HTMLButtonElement>(null);

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
        ref={button}
        type="button"
        disabled={!isReady}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={open}
        {...look}
      >
        {trigger ?? label}
      </button>
      {Dialog && <Dialog {...content} isOpen={isOpen} onClose={close} returnFocusTo={button} />}
    </>
  );
}
