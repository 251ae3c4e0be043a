'use client';
import { type ReactNode, useEffect } from 'react';
import type { ToastVariant } from './toast';
import { ToastCard } from './toast-card';
import { useAttended } from './use-attended';
import { type ShownToast, useToasts } from './use-toasts';

export type ToastRegionProps = {
  labels: {
    /** Accessible name of the region, e.g. "Notices". */
    region: string;
    /** Name of each toast's close button. */
    close: string;
    /** What each variant is called; stands above the text. */
    variants: Record<ToastVariant, string>;
  };
  /** Rendered on the server, so that the icons are no part of the script. */
  closeIcon: ReactNode;
};

/**
 * Where toasts appear. It is in the page from the start, since a live region that comes with its text is
 * not read out: errors at once, the others when the reader is free. It never takes focus. `data-persistent`
 * keeps it in reach while a dialog is open. Empty, it has no gap between its parts: it would grow by it while the page
 * comes in.
 */
export function ToastRegion({ labels, closeIcon }: ToastRegionProps) {
  const { toasts, remove } = useToasts();
  const { isAttended, handlers, returnFocus, release } = useAttended();
  const isEmpty = toasts.length === 0;
  // What is removed under the pointer or with focus in it may send no event of leaving.
  useEffect(() => {
    if (isEmpty) release();
  }, [isEmpty, release]);

  const card = (toast: ShownToast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      heading={labels.variants[toast.variant]}
      closeLabel={labels.close}
      closeIcon={closeIcon}
      isPaused={isAttended}
      onTimeOver={() => remove(toast.id)}
      onClose={() => {
        returnFocus();
        remove(toast.id);
      }}
    />
  );
  const isUrgent = ({ variant }: ShownToast) => variant === 'error';
  return (
    <section
      aria-label={labels.region}
      data-persistent=""
      {...handlers}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 -translate-y-(--covered-bottom,0px) max-h-[calc(100dvh-var(--covered-bottom,0px))] overflow-y-auto p-4 has-data-variant:space-y-3 sm:left-auto sm:w-112 sm:max-w-full print:hidden"
    >
      <div role="alert" aria-atomic="false" className="space-y-3">
        {toasts.filter(isUrgent).map(card)}
      </div>
      <div role="status" aria-atomic="false" className="space-y-3">
        {toasts.filter((toast) => !isUrgent(toast)).map(card)}
      </div>
    </section>
  );
}
