import { useState } from 'react';
import { expect, vi } from 'vitest';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog.client';
import { happen } from './mount-client';

/** A page with a button that opens a dialog; everything of it is in one element, as in the page's frame. */
export function DialogExample(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        title="Write to us"
        description="We answer within a day."
        closeLabel="Close"
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {props.children ?? <input id="name" />}
      </Dialog>
    </main>
  );
}

/** The dialog on screen. */
export const dialog = () =>
  document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
export const element = (id: string) => document.getElementById(id) as HTMLElement;
export const closeButton = () => document.querySelector('[aria-label="Close"]') as HTMLElement;
export const backdrop = () => dialog()?.querySelector('[aria-hidden="true"]') as HTMLElement;
/** Opens the dialog of the example. */
export const open = () =>
  happen(() => {
    element('open').focus();
    element('open').click();
  });
/** Time for what Headless UI puts off to the next frame. */
export const settle = () => happen(() => vi.advanceTimersByTimeAsync(100));
export const expectClosed = async () => {
  await settle();
  expect(dialog()).toBeNull();
};
/** Whether an element is out of reach. */
export const isInert = (target: Element | null): boolean =>
  target instanceof HTMLElement && (target.inert === true || isInert(target.parentElement));
