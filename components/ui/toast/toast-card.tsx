import type { ReactNode } from 'react';
import type { ToastVariant } from './toast';
import { usePausableTimeout } from './use-pausable-timeout';
import type { ShownToast } from './use-toasts';

/** How long a toast stays, in milliseconds (docs/decisions.md, toasts): time to read some 25 words. */
const duration = 8000;

/** Colours of the stripe at the card's edge; the variant is also told in words. */
const stripes: Record<ToastVariant, string> = {
  warning: 'border-l-yellow',
  success: 'border-l-teal',
  error: 'border-l-red',
};

type ToastCardProps = {
  toast: ShownToast;
  /** Name of the variant, e.g. "Error". */
  heading: string;
  closeLabel: string;
  closeIcon: ReactNode;
  isPaused: boolean;
  onClose: () => void;
  onTimeOver: () => void;
};

/** One toast. An error stays until it is closed: nobody must miss it. */
export function ToastCard(props: ToastCardProps) {
  const { toast, heading, closeLabel, closeIcon, isPaused, onClose, onTimeOver } = props;
  usePausableTimeout(toast.variant === 'error' ? undefined : duration, isPaused, onTimeOver);
  return (
    <div
      data-variant={toast.variant}
      className={`on-paper pointer-events-auto flex items-start gap-2 rounded-card border border-l-8 border-rule bg-ground py-2 pr-2 pl-4 text-ink shadow-float transition-opacity duration-200 ease-out starting:opacity-0 ${stripes[toast.variant]}`}
    >
      <div className="min-w-0 grow py-2.5">
        <p className="text-h5">{heading}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-card hover:bg-mist"
      >
        {closeIcon}
      </button>
    </div>
  );
}
