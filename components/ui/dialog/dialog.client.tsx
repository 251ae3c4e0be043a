'use client';
import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { usePersistentElements } from './persistent-elements';

/** What a dialog shows; all of it can be decided on the server. */
export type DialogContentProps = {
  /** Heading and accessible name. */
  title: string;
  /** What it is about, below the heading; the accessible description. */
  description?: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** `narrow` for a question or a short form, `wide` for pictures and video. */
  size?: 'narrow' | 'wide';
  children?: ReactNode;
};

export type DialogProps = DialogContentProps & {
  isOpen: boolean;
  /** Escape, a click outside or the close button asks for it. */
  onClose: () => void;
};

/**
 * Gives focus back to what had it before. Headless UI does so as well, but knows only what has had focus since its code
 * came, which is fetched with the first dialog.
 */
function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const giveBack = () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // Once the page is in reach again.
    return () => void setTimeout(giveBack);
  }, [isOpen]);
}

const widths = { narrow: 'max-w-2xl', wide: 'max-w-5xl' } as const;

/**
 * A modal dialog of Headless UI: focus stays inside and returns afterwards, the page does not scroll, Escape and a click
 * outside close it (docs/behaviour.md §9, dialog defaults). What bears `data-autofocus` has focus first, otherwise the
 * dialog itself. Fetch this file when it is first needed: it brings Headless UI along.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, size = 'narrow', children } = props;
  const panel = useRef<HTMLDivElement>(null);
  usePersistentElements(isOpen, panel);
  useReturnFocus(isOpen);
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      className="fixed inset-x-0 top-0 z-50 h-dvh overflow-y-auto overscroll-contain outline-none transition-opacity duration-200 ease-out starting:opacity-0"
    >
      <DialogBackdrop className="fixed inset-0 bg-night/70" />
      <div className="relative flex min-h-full items-center justify-center p-3 md:p-10">
        <DialogPanel
          ref={panel}
          className={`on-paper w-full rounded-card bg-background text-ink shadow-float transition-transform duration-200 ease-out starting:translate-y-2 ${widths[size]}`}
        >
          {/* Without height, so that the heading is next to the button, which stays when the rest scrolls. */}
          <div className="sticky top-0 z-10 flex h-0 justify-end">
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="m-2 flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-card bg-background hover:bg-mist"
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <div className="p-6 md:p-12">
            <DialogTitle className="pr-10 text-h3">{title}</DialogTitle>
            {description && (
              <Description as="p" className="mt-3">
                {description}
              </Description>
            )}
            {children}
          </div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
