// @vitest-environment jsdom
import { useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dialog, settle } from '@/tests/support/dialog-example';
import { happen, mount, press } from '@/tests/support/mount-client';
import { CloseDialogContext } from './dialog';
import { DialogButton } from './dialog-button.client';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** What closes the dialog around it. */
function Cancel() {
  const close = useContext(CloseDialogContext);
  return (
    <button type="button" onClick={close}>
      Cancel
    </button>
  );
}

const texts = { label: 'Write', title: 'Write to us', closeLabel: 'Close' };

describe('DialogButton', () => {
  it('is a link before script runs, or a button that cannot be pressed', () => {
    expect(renderToStaticMarkup(<DialogButton {...texts} fallbackHref="/kontakt" />)).toMatch(
      /^<a href="\/kontakt"[^>]*>Write<\/a>$/,
    );
    expect(renderToStaticMarkup(<DialogButton {...texts} />)).toContain('disabled=""');
  });

  it('may show something else than its label, which then names it', async () => {
    const { container } = await mount(
      <DialogButton {...texts} trigger={<svg aria-hidden="true" />} className="absolute" />,
    );
    const button = container.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Write');
    expect(button?.className).toBe('absolute');
    expect(button?.textContent).toBe('');
    expect(button?.querySelector('svg')).not.toBeNull();
  });

  it('opens the dialog, whose content can close it, and has focus again', async () => {
    const { container } = await mount(
      <DialogButton {...texts} fallbackHref="/kontakt">
        <Cancel />
      </DialogButton>,
    );
    const button = container.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    for (const close of [
      () => happen(() => dialog()?.querySelectorAll('button')[1]?.click()),
      () => press('Escape'),
    ]) {
      await happen(() => button.click());
      await happen(() => vi.dynamicImportSettled());
      await settle();
      expect(dialog()).not.toBeNull();
      await close();
      await settle();
      expect(dialog()).toBeNull();
      expect(document.activeElement).toBe(button);
    }
  });
});
