'use client';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Toast, type ToastVariant, toastEvent, toastReadyEvent } from './toast';

/** How long a toast stays, in milliseconds (docs/decisions.md, toasts): time to read some 25 words. */
const duration = 8000;

/** Colours of the stripe at the card's edge; the variant is also written out. */
const stripes: Record<ToastVariant, string> = {
  warning: 'border-l-yellow',
  success: 'border-l-teal',
  error: 'border-l-red',
};

type ShownToast = Toast & { id: number };

type ToastCardProps = {
  toast: ShownToast;
  labels: ToastRegionProps['labels'];
  closeIcon: ReactNode;
  /** Pointer or focus is in the region. */
  isAttended: boolean;
  onTimeOver: (id: number) => void;
  onClose: () => void;
};

/** One toast, for its time, which begins anew when nobody attends to it. An error stays: nobody must miss it. */
function ToastCard(props: ToastCardProps) {
  const { toast, labels, closeIcon, isAttended, onTimeOver, onClose } = props;
  const { variant, text, id } = toast;
  useEffect(() => {
    if (isAttended || variant === 'error') return;
    const timer = setTimeout(() => onTimeOver(id), duration);
    return () => clearTimeout(timer);
  }, [isAttended, variant, id, onTimeOver]);
  return (
    <div
      data-variant={variant}
      className={`on-paper pointer-events-auto flex items-start gap-2 rounded-card border border-l-8 border-rule bg-background py-2 pr-2 pl-4 text-ink shadow-float transition-opacity duration-200 ease-out starting:opacity-0 ${stripes[variant]}`}
    >
      <div className="min-w-0 grow py-2.5">
        <p className="text-h5">{labels.variants[variant]}</p>
        <p>{text}</p>
      </div>
      <button
        type="button"
        aria-label={labels.close}
        onClick={onClose}
        className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-card hover:bg-mist"
      >
        {closeIcon}
      </button>
    </div>
  );
}

/** The toasts on screen, oldest first. One that is asked for again comes in its own place, and is read out again. */
function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const remove = useRef((id: number) =>
    setToasts((shown) => shown.filter((toast) => toast.id !== id)),
  );
  useEffect(() => {
    let lastId = 0;
    const show = (event: Event) => {
      // Another region may have taken it.
      if (event.defaultPrevented) return;
      const toast: Toast = (event as CustomEvent).detail;
      event.preventDefault();
      lastId += 1;
      const shownToast = { ...toast, id: lastId };
      const isSame = (other: Toast) => other.variant === toast.variant && other.text === toast.text;
      setToasts((shown) => [...shown.filter((other) => !isSame(other)), shownToast]);
    };
    window.addEventListener(toastEvent, show);
    window.dispatchEvent(new Event(toastReadyEvent));
    return () => window.removeEventListener(toastEvent, show);
  }, []);
  return { toasts, remove: remove.current };
}

export type ToastRegionProps = {
  labels: {
    /** Accessible name of the region, e.g. "Notices". */
    region: string;
    /** Name of each toast's close button. */
    close: string;
    /** What each variant is called; shown above the text. */
    variants: Record<ToastVariant, string>;
  };
  /** Rendered on the server, so that the icons are no part of the script. */
  closeIcon: ReactNode;
};

/**
 * Where toasts appear. It is in the page from the start, since a live region that comes with its text is
 * not read out: errors at once, the others when the reader is free. It never takes focus, and gives back what it was
 * given. `data-persistent` keeps it in reach while a dialog is open. Empty, it has no gap between its parts: it would
 * grow by it while the page comes in.
 */
export function ToastRegion({ labels, closeIcon }: ToastRegionProps) {
  const { toasts, remove } = useToasts();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);

  const keepFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = (id: number) => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    // What goes under the pointer, or with focus in it, sends no event of leaving.
    setIsFocused(false);
    setIsHovered(toasts.length > 1 && isHovered);
    remove(id);
  };
  const cardsOf = (isUrgent: boolean) =>
    toasts
      .filter(({ variant }) => (variant === 'error') === isUrgent)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          labels={labels}
          closeIcon={closeIcon}
          isAttended={isHovered || isFocused}
          onTimeOver={remove}
          onClose={() => close(toast.id)}
        />
      ));
  return (
    <section
      aria-label={labels.region}
      data-persistent=""
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={keepFocus}
      onBlur={() => setIsFocused(false)}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 -translate-y-(--covered-bottom,0px) max-h-[calc(100dvh-var(--covered-bottom,0px))] overflow-y-auto p-4 has-data-variant:space-y-3 sm:left-auto sm:w-112 sm:max-w-full print:hidden"
    >
      <div role="alert" aria-atomic="false" className="space-y-3">
        {cardsOf(true)}
      </div>
      <div role="status" aria-atomic="false" className="space-y-3">
        {cardsOf(false)}
      </div>
    </section>
  );
}
