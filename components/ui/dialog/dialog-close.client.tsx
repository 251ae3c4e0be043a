'use client';
import { type ReactNode, useContext } from 'react';
import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import { CloseDialogContext } from './dialog';

type DialogCloseProps = {
  variant?: ButtonVariant;
  /** Has focus first: the harmless answer of an `alertdialog`. */
  hasInitialFocus?: boolean;
  /** Runs before the dialog closes. */
  onClick?: () => void;
  children: ReactNode;
};

/** A button that closes the dialog it is in, e.g. "Cancel". */
export function DialogClose(props: DialogCloseProps) {
  const { variant = 'outline', hasInitialFocus, onClick, children } = props;
  const close = useContext(CloseDialogContext);
  return (
    <button
      type="button"
      data-autofocus={hasInitialFocus || undefined}
      className={buttonStyle(variant)}
      onClick={() => {
        onClick?.();
        close();
      }}
    >
      {children}
    </button>
  );
}
