/** Toast types (docs/behaviour.md §9). */
export type ToastVariant = 'warning' | 'success' | 'error';

/** What a toast says; the text is translated by whoever shows it. */
export type Toast = { variant: ToastVariant; text: string };

/** Event on window that asks for a toast; its detail is a Toast. */
export const toastEvent = 'site:toast';

/** Event on window that says: from now on toasts are shown. */
export const toastReadyEvent = 'site:toast-ready';

/**
 * Shows a toast: from any client code, without context. One that is asked for before the region listens
 * waits for it. A script outside the bundle sends the event itself; `preventDefault` on it means "shown".
 */
export function showToast(toast: Toast): void {
  const event = new CustomEvent(toastEvent, { detail: toast, cancelable: true });
  const isShown = !window.dispatchEvent(event);
  if (isShown) return;
  window.addEventListener(toastReadyEvent, () => showToast(toast), { once: true });
}
