import type { ReactNode, RefObject } from 'react';
import type { PersistentElement } from './wait-for-elements';

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
