import { createContext, type ReactNode, type RefObject } from 'react';

/** A selector of elements, or a function that looks for one. */
export type PersistentElement = string | (() => Element | null | undefined);

/** What a dialog shows and how it behaves; all of it can be decided on the server. */
export type DialogContentProps = {
  /** Heading and accessible name. */
  title: string;
  /** What it is about, below the heading; the accessible description. */
  description?: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** An `alertdialog` asks for an answer: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `narrow` for a question or a short form, `wide` for pictures and video. */
  size?: 'narrow' | 'wide';
  /**
   * Elements outside that stay in reach: selectors, or functions that look for one. They have to lie above the
   * dialog (`z-60`). Default: whatever bears `data-persistent`.
   */
  persistentElements?: readonly PersistentElement[];
  children?: ReactNode;
};

export type DialogProps = DialogContentProps & {
  isOpen: boolean;
  /** Escape, a click outside or the close button asks for it. */
  onClose: () => void;
  /** What has focus first; default: the dialog itself, so that name and description are read out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has focus afterwards; default: what had it when the dialog opened. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** Closes the dialog around; does nothing outside of one. */
export const CloseDialogContext = createContext<() => void>(() => {});

type OpenDialog = { title: string; close: () => void };

let openDialog: OpenDialog | undefined;

/** Closes the dialog that is open, if one is, for another to take its place. */
export const closeOpenDialog = (): void => openDialog?.close();

/**
 * Registers a dialog as the open one.
 * @param close Asks its owner to close it.
 * @returns Registers that it was closed.
 * @throws in development and tests when another is open: dialogs do not nest (issue 5).
 */
export function reserveDialog(title: string, close: () => void): () => void {
  if (openDialog !== undefined && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `The dialog "${title}" opens while "${openDialog.title}" is open. Dialogs do not nest: close the first before, or show the second's content in it.`,
    );
  }
  const before = openDialog;
  openDialog = { title, close };
  return () => {
    openDialog = before;
  };
}
