// @vitest-environment jsdom
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeButton,
  DialogExample,
  dialog,
  element,
  expectClosed,
  isInert,
  open,
  settle,
} from '@/tests/support/dialog-example';
import { happen, mount, press } from '@/tests/support/mount-client';
import { Dialog } from './dialog.client';
import { DialogClose } from './dialog-close.client';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function WithInitialFocus() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogExample initialFocus={field}>
      <input id="name" ref={field} />
    </DialogExample>
  );
}

function WithReturnFocus() {
  const after = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DialogExample returnFocusTo={after} />
      <button type="button" id="after" ref={after} />
    </>
  );
}

describe('the page around an open dialog, and focus', () => {
  it('locks the scroll of the page and makes up for the scrollbar', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(
      window.innerWidth - 15,
    );
    vi.spyOn(document.documentElement, 'offsetWidth', 'get').mockReturnValue(
      window.innerWidth - 15,
    );
    await mount(<DialogExample />);
    await open();
    const { style } = document.documentElement;
    expect([style.overflow, style.paddingRight]).toEqual(['hidden', '15px']);
    await press('Escape');
    await expectClosed();
    expect([style.overflow, style.paddingRight]).toEqual(['', '']);
    vi.restoreAllMocks();
  });

  it('puts the rest of the page out of reach, and back in reach', async () => {
    await mount(
      <>
        <header id="header" />
        <DialogExample />
      </>,
    );
    await open();
    expect([element('header'), element('open'), dialog()].map(isInert)).toEqual([
      true,
      true,
      false,
    ]);
    await press('Escape');
    await expectClosed();
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('leaves persistent elements in reach: by pointer without closing, by Tab in a ring', async () => {
    await mount(
      <>
        <DialogExample />
        <section>
          <p id="beside" />
          <div data-persistent="">
            <button type="button" id="consent">
              Accept
            </button>
          </div>
        </section>
      </>,
    );
    await open();
    expect([element('consent'), element('beside')].map(isInert)).toEqual([false, true]);
    await happen(() => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        element('consent').dispatchEvent(new MouseEvent(type, { bubbles: true }));
      }
    });
    expect(dialog()).not.toBeNull();
    await happen(() => element('name').focus());
    await press('Tab');
    expect(document.activeElement).toBe(element('consent'));
    await press('Tab');
    expect(document.activeElement).toBe(closeButton());
    await press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(element('consent'));
    await press('Escape');
    await expectClosed();
    expect(document.activeElement).toBe(element('open'));
  });

  it('has focus itself first, so that it is read out, or what asks for it', async () => {
    await mount(<DialogExample />);
    await open();
    expect(document.activeElement).toBe(dialog());
    await press('Escape');
    await expectClosed();
    await mount(
      <Dialog title="Sure?" closeLabel="Close" isOpen onClose={() => {}}>
        <DialogClose hasInitialFocus>Cancel</DialogClose>
      </Dialog>,
    );
    await settle();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('gives focus afterwards to what it is told to', async () => {
    await mount(<WithReturnFocus />);
    await open();
    await press('Escape');
    await expectClosed();
    expect(document.activeElement).toBe(element('after'));
  });

  it('puts focus first where it is told to', async () => {
    await mount(<WithInitialFocus />);
    await open();
    await settle();
    expect(document.activeElement).toBe(element('name'));
  });
});
