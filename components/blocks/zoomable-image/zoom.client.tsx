'use client';
import { type ReactNode, useRef } from 'react';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Icon } from '@/components/ui/icon/icon';

type ZoomProps = {
  /** Heading of the dialog. */
  title: string;
  openLabel: string;
  closeLabel: string;
  /** Address of the picture’s file, for browsers without script. */
  fileHref: string;
  /** The enlarged picture. */
  children: ReactNode;
};

/** It lies over the picture, which stays where it is when the link becomes a button. */
const cover = 'group absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-card p-2';

/**
 * The control that enlarges the picture below it, and the dialog with the large one.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Zoom({ title, openLabel, closeLabel, fileHref, children }: ZoomProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isReady, isOpen, isBusy, Dialog, open, close } = useLazyDialog();
  const sign = (
    <>
      <span className="on-paper flex size-11 items-center justify-center rounded-card border border-rule bg-background text-ink-purple group-hover:border-purple print:hidden">
        <Icon name="zoom" className="size-6" />
      </span>
      <span className="sr-only">{openLabel}</span>
    </>
  );
  if (!isReady) {
    return (
      <a href={fileHref} className={cover}>
        {sign}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={open}
        className={cover}
      >
        {sign}
      </button>
      {Dialog && (
        <Dialog
          title={title}
          closeLabel={closeLabel}
          size="wide"
          isOpen={isOpen}
          onClose={close}
          returnFocusTo={button}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
