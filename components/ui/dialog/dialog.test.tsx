// @vitest-environment jsdom
import { useRef } from 'react';
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
import { Dialog, makeInertOutside, waitForElements } from './dialog.client';

// @vitest-environment jsdom

// @vitest-environment jsdom

// @vitest-environment jsdom

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
    await happen(() => backdrop().click());
    await expectClosed();
  });

  it('stays open on a click outside when it asks for an answer; Escape still closes it', async () => {
    await mount(<DialogExample role="alertdialog" />);
    await open();
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    await happen(() => backdrop().click());
    await settle();
    expect(dialog()).not.toBeNull();
    await press('Escape');
    await expectClosed();
  });

  it('may be open from the start', async () => {
    await mount(<Dialog title="Open" closeLabel="Close" isOpen onClose={() => {}} />);
    expect(dialog()?.textContent).toContain('Open');
  });

  it('does not nest', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const inner = <Dialog title="Second" closeLabel="Close" isOpen onClose={() => {}} />;
    const nested = (
      <Dialog title="First" closeLabel="Close" isOpen onClose={() => {}}>
        {inner}
      </Dialog>
    );
    await expect(mount(nested)).rejects.toThrow('opens while');
    vi.restoreAllMocks();
  });
});

// @vitest-environment jsdom

// @vitest-environment jsdom

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
        <button type="button" data-autofocus>
          Cancel
        </button>
      </Dialog>,
    );
    await settle();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('gives focus afterwards to the element it is given', async () => {
    await mount(<WithReturnFocus />);
    await open();
    await press('Escape');
    await expectClosed();
    expect(document.activeElement).toBe(element('after'));
  });

  it('puts focus first on the element it is given', async () => {
    await mount(<WithInitialFocus />);
    await open();
    await settle();
    expect(document.activeElement).toBe(element('name'));
  });
});

// @vitest-environment jsdom

// @vitest-environment jsdom

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  return () => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
  };
});

const ends: (() => void)[] = [];
const wait = (...options: Parameters<typeof waitForElements>) => {
  const end = waitForElements(...options);
  ends.push(end);
  return end;
};

/** Adds an element, and lets those who watch hear of it. */
async function add(id: string): Promise<Element> {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  await vi.advanceTimersByTimeAsync(0);
  return element;
}

describe('the wait for persistent elements', () => {
  it('is none when all are there', async () => {
    const element = await add('consent');
    const onFound = vi.fn();
    wait(['#consent', () => document.querySelector('div')], onFound);
    expect(onFound.mock.calls).toEqual([[[element, element]]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on without them at once, and takes in what comes within 1000 ms', async () => {
    const onFound = vi.fn();
    wait(['#consent', () => document.getElementById('chat')], onFound);
    expect(onFound).toHaveBeenLastCalledWith([]);
    await vi.advanceTimersByTimeAsync(500);
    const consent = await add('consent');
    expect(onFound).toHaveBeenLastCalledWith([consent]);
    await vi.advanceTimersByTimeAsync(499);
    const chat = await add('chat');
    expect(onFound).toHaveBeenLastCalledWith([consent, chat]);
  });

  it('ends after 1000 ms', async () => {
    const onFound = vi.fn();
    wait(['#consent'], onFound);
    await vi.advanceTimersByTimeAsync(1000);
    await add('consent');
    expect(onFound).toHaveBeenCalledOnce();
  });

  it('ends when the dialog closes', async () => {
    const onFound = vi.fn();
    wait(['#consent'], onFound)();
    await add('consent');
    expect(onFound).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

// @vitest-environment jsdom

const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

it('makes the neighbours of what is kept inert, level by level, and undoes only that', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <div id="page"><main id="main"></main><div id="kept"><p id="inside"></p></div></div>
    <footer id="footer" inert></footer>
    <div id="headlessui-portal-root"></div>
    <script id="script"></script>`;
  const kept = document.getElementById('kept') as Element;
  const restore = makeInertOutside([kept]);
  expect(inertIds()).toEqual(['header', 'main', 'footer']);
  restore();
  expect(inertIds()).toEqual(['footer']);
});
