import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Headless UI wants it and complains when it is not there, as in jsdom.
Object.assign(Element.prototype, { getAnimations: () => [] });

/**
 * Mounts a component as a browser would, with its effects; for tests that run in jsdom. It is gone after the test.
 * @returns How to render something else in its place, and how to remove it.
 */
export async function mount(node: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (next: ReactNode) => act(async () => root.render(next));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    document.body.replaceChildren();
  });
  await render(node);
  await act(() => vi.dynamicImportSettled());
  return { container, render, unmount };
}

/** Lets something happen, and what follows from it. */
export const happen = (what: () => unknown) =>
  act(async () => {
    await what();
  });

/** Presses a key where focus is. */
export const press = (key: string, more: KeyboardEventInit = {}) =>
  happen(() => {
    const init = { key, bubbles: true, cancelable: true, ...more };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
  });
