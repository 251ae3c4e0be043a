'use client';
import {
  Description,
  DialogBackdrop,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon/icon';
import { CloseDialogContext } from './dialog-context';
import type { DialogProps } from './dialog-props';
import { useDialogHost } from './use-dialog-host';
import { useModality } from './use-modality';

const defaultPersistentElements = ['[data-persistent]'];

const widths = { narrow: 'max-w-2xl', wide: 'max-w-5xl' } as const;

/**
 * A modal dialog: focus stays inside and returns afterwards, the page does not scroll and does not move, Escape
 * and a click outside close it (specification §9, dialog defaults). It scrolls where the screen is
 * small. Fetch this file when it is first needed: it brings Headless UI along.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @throws in development when another dialog is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children } = props;
  const { role = 'dialog', size = 'narrow', initialFocus } = props;
  const { persistentElements = defaultPersistentElements, returnFocusTo } = props;
  const panel = useRef<HTMLDivElement>(null);
  const host = useDialogHost();
  useModality({ isOpen, title, onClose, panel, persistentElements, returnFocusTo });
  if (!host) return null;

  // Without Headless UI's DialogPanel, which would count a click on a persistent element as one outside.
  return createPortal(
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      role={role}
      // Headless UI's type for a reference predates React 19, where it may be empty.
      initialFocus={initialFocus as React.MutableRefObject<HTMLElement | null> | undefined}
      // Without Headless UI's `transition`, which would keep focus inside while it fades out.
      unmount
      className="fixed inset-x-0 top-0 z-50 h-dvh overflow-y-auto overscroll-contain outline-none transition-opacity duration-200 ease-out starting:opacity-0"
    >
      <DialogBackdrop
        onClick={role === 'alertdialog' ? undefined : onClose}
        className="fixed inset-0 bg-night/70"
      />
      <div className="pointer-events-none relative flex min-h-full items-center justify-center p-3 md:p-10">
        <div
          ref={panel}
          className={`on-paper pointer-events-auto w-full rounded-card bg-ground text-ink shadow-float transition-transform duration-200 ease-out starting:translate-y-2 ${widths[size]}`}
        >
          {/* Without height, so that the heading stands beside the button, which stays when the rest scrolls. */}
          <div className="sticky top-0 z-10 flex h-0 justify-end">
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="m-2 flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-card bg-ground hover:bg-mist"
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
            <CloseDialogContext value={onClose}>{children}</CloseDialogContext>
          </div>
        </div>
      </div>
    </HeadlessDialog>,
    host,
  );
}
