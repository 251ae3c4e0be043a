'use client';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Toast, type ToastVariant, toastEvent, toastReadyEvent } from './toast';

/**
 * Runs a function when a time is over. While paused, no time passes.
 * @param milliseconds The time; undefined for never.
 */
function usePausableTimeout(
  milliseconds: number | undefined,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef(milliseconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || remaining.current === undefined) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, (remaining.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isPaused]);
}

/** Colours of the stripe at the card's edge; the variant is also written out. */
const stripes: Record<ToastVariant, string> = {
  warning: 'border-l-yellow',
  success: 'border-l-teal',
  error: 'border-l-red',
};

/** Whether the detail of an event, which anyone may send, is a toast. */
function isToast(value: unknown): value is Toast {
  if (typeof value !== 'object' || value === null) return false;
  const { variant = '', text } = value as Partial<Toast>;
  return Object.hasOwn(stripes, variant) && typeof text === 'string';
}

/** A toast on screen, and how many times it has been asked for. */
type ShownToast = Toast & { id: number; times: number };

/** The toasts with one more; one that is on screen already is not shown beside itself. */
function withToast(toasts: readonly ShownToast[], { variant, text }: Toast, id: number) {
  const isSame = (toast: ShownToast) => toast.variant === variant && toast.text === text;
  if (!toasts.some(isSame)) return [...toasts, { variant, text, id, times: 1 }];
  return toasts.map((toast) => (isSame(toast) ? { ...toast, times: toast.times + 1 } : toast));
}

/** The toasts on screen, oldest first, and how to take one away. */
function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  useEffect(() => {
    const stop = new AbortController();
    const listen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      // Another region may have taken it.
      if (event.defaultPrevented || !isToast(detail)) return;
      event.preventDefault();
      lastId.current += 1;
      const id = lastId.current;
      setToasts((before) => withToast(before, detail, id));
    };
    window.addEventListener(toastEvent, listen, { signal: stop.signal });
    window.dispatchEvent(new Event(toastReadyEvent));
    return () => stop.abort();
  }, []);

  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, remove };
}

/** How long a toast stays, in milliseconds (docs/decisions.md, toasts): time to read some 25 words. */
const duration = 8000;

type ToastTextProps = {
  toast: ShownToast;
  /** Name of the variant, e.g. "Error". */
  heading: string;
  isPaused: boolean;
  onTimeOver: () => void;
};

type ToastCardProps = ToastTextProps & {
  closeLabel: string;
  closeIcon: ReactNode;
  onClose: () => void;
};

/** What a toast says, for its time. An error stays until it is closed: nobody must miss it. */
function ToastText({ toast, heading, isPaused, onTimeOver }: ToastTextProps) {
  usePausableTimeout(toast.variant === 'error' ? undefined : duration, isPaused, onTimeOver);
  return (
    <div className="min-w-0 grow py-2.5">
      <p className="text-h5">{heading}</p>
      <p>{toast.text}</p>
    </div>
  );
}

/** One toast. Asked for once more, its text comes anew: it is read out again, and has its whole time. */
function ToastCard({ closeLabel, closeIcon, onClose, ...text }: ToastCardProps) {
  const { toast } = text;
  return (
    <div
      data-variant={toast.variant}
      className={`on-paper pointer-events-auto flex items-start gap-2 rounded-card border border-l-8 border-rule bg-background py-2 pr-2 pl-4 text-ink shadow-float transition-opacity duration-200 ease-out starting:opacity-0 ${stripes[toast.variant]}`}
    >
      <ToastText key={toast.times} {...text} />
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

/**
 * Whether pointer or focus is in a region, and where focus came from.
 * @returns Event handlers for the region, and how to leave it: focus goes back to where it was.
 */
function useAttended() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  const release = useCallback(() => {
    setIsHovered(false);
    setIsFocused(false);
  }, []);
  const returnFocus = useCallback(() => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else setIsFocused(false);
  }, []);
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setIsFocused(true);
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
  return { isAttended: isHovered || isFocused, handlers, returnFocus, release };
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
