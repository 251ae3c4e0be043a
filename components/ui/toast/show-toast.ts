import { type Toast, toastEvent, toastReadyEvent } from './toast';

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
