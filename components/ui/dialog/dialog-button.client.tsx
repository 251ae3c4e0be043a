'use client';
import { type ReactNode, useRef } from 'react';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import type { DialogContentProps } from './dialog-props';
import { useLazyDialog } from './use-lazy-dialog';

type DialogButtonProps = DialogContentProps & {
  /** Label of the button; its accessible name where it shows something else. */
  label: string;
  variant?: ButtonVariant;
  /** What it shows in place of its label: an icon over a picture, say. */
  trigger?: ReactNode;
  /** Its look in place of the variant's. */
  className?: string;
  /** Where the button leads without script, and when the dialog's code cannot be fetched. */
  fallbackHref?: string;
};

/**
 * A button and the dialog it opens; the dialog's code is fetched with the first click. Until script runs it is
 * a link to `fallbackHref`, or, where there is no such page, a button that cannot be pressed.
 */
export function DialogButton(props: DialogButtonProps) {
  const { label, variant, trigger, className, fallbackHref, ...content } = props;
  const { isReady, isOpen, Dialog, open, close } = useLazyDialog(fallbackHref);
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
        onClick={open}
        {...look}
      >
        {trigger ?? label}
      </button>
      {Dialog && <Dialog {...content} isOpen={isOpen} onClose={close} returnFocusTo={button} />}
    </>
  );
}
