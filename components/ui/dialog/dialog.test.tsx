// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  backdrop,
  closeButton,
  DialogExample,
  dialog,
  element,
  expectClosed,
  open,
  settle,
} from '@/tests/support/dialog-example';
import { happen, mount, press } from '@/tests/support/mount-client';
import { Dialog } from './dialog.client';

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
