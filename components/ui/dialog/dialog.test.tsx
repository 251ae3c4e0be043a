// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  backdrop,
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

/** Clicks with all events that a mouse sends. */
const clickAsMouse = (target: Element) =>
  happen(() => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('Dialog', () => {
  it('is modal, and named and described by what it shows', async () => {
    await mount(<DialogExample />);
    expect(dialog()).toBeNull();
    await open();
    const textOf = (attribute: string) =>
      document.getElementById(dialog()?.getAttribute(attribute) ?? '')?.textContent;
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(textOf('aria-labelledby')).toBe('Write to us');
    expect(textOf('aria-describedby')).toBe('We answer within a day.');
  });

  it('closes with Escape, and focus returns to where it was', async () => {
    await mount(<DialogExample />);
    await open();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await press('Escape');
    await expectClosed();
    expect(document.activeElement).toBe(element('open'));
  });

  it('closes with its close button and with a click outside', async () => {
    await mount(<DialogExample />);
    await open();
    await happen(() => closeButton().click());
    await expectClosed();
    await open();
    await happen(() => element('name').click());
    expect(dialog()).not.toBeNull();
    await clickAsMouse(backdrop());
    await expectClosed();
  });

  it('stays open on a click outside when it asks for an answer; Escape still closes it', async () => {
    await mount(<DialogExample role="alertdialog" />);
    await open();
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    await clickAsMouse(backdrop());
    await settle();
    expect(dialog()).not.toBeNull();
    await press('Escape');
    await expectClosed();
  });

  it('may be open from the start', async () => {
    await mount(<Dialog title="Open" closeLabel="Close" isOpen onClose={() => {}} />);
    expect(dialog()?.textContent).toContain('Open');
  });
});

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

  it('puts the page out of reach, and back in reach', async () => {
    await mount(
      <div id="page">
        <header id="header" />
        <DialogExample />
      </div>,
    );
    await open();
    await settle();
    expect([element('header'), element('open'), dialog()].map(isInert)).toEqual([
      true,
      true,
      false,
    ]);
    await press('Escape');
    await expectClosed();
    expect(isInert(element('header'))).toBe(false);
  });

  it('has focus itself first, so that it is read out, or what asks for it', async () => {
    await mount(<DialogExample />);
    await open();
    expect(document.activeElement).toBe(dialog());
    await press('Escape');
    await expectClosed();
    await mount(
      <Dialog title="Sure?" closeLabel="Close" isOpen onClose={() => {}}>
        <button type="button" data-autofocus="">
          Cancel
        </button>
      </Dialog>,
    );
    await settle();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });
});

describe('elements beside the page that stay in reach', () => {
  /** Adds one to the document. */
  const addBanner = () => {
    const banner = document.createElement('section');
    banner.dataset['persistent'] = '';
    banner.innerHTML = '<button id="consent">Accept</button>';
    document.body.append(banner);
    return banner;
  };
  /** Where the Tab key leads from the last element of the dialog. */
  const afterLast = async () => {
    await happen(() => element('name').focus());
    await press('Tab');
    return document.activeElement?.id;
  };

  it('can be clicked without closing the dialog, and come after it for the Tab key', async () => {
    const banner = addBanner();
    await mount(<DialogExample />);
    await open();
    expect(isInert(banner)).toBe(false);
    await clickAsMouse(element('consent'));
    expect(dialog()).not.toBeNull();
    expect(await afterLast()).toBe('consent');
    await press('Tab');
    expect(document.activeElement).toBe(closeButton());
    await press('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(element('consent'));
    await press('Escape');
    await expectClosed();
    expect(document.activeElement).toBe(element('open'));
    banner.remove();
  });

  it.each([
    [999, 'consent'],
    [1000, 'name'],
  ])('may come within a second: after %i ms the Tab key leads to "%s"', async (time, id) => {
    await mount(<DialogExample />);
    await open();
    // It has waited since it opened, a little of which is over.
    await happen(() => vi.advanceTimersByTimeAsync(time));
    const banner = addBanner();
    await settle();
    expect(await afterLast()).toBe(id);
    banner.remove();
  });
});
