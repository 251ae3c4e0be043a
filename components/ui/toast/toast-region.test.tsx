// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { showToast, type Toast } from './toast';
import { ToastRegion } from './toast-region.client';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const labels = {
  region: 'Notices',
  close: 'Close',
  variants: { warning: 'Warning', success: 'Done', error: 'Error' },
};
const toasts = <ToastRegion labels={labels} closeIcon="×" />;
const mountRegion = () => mount(toasts);
const region = () => document.querySelector('section') as HTMLElement;
const texts = (role: 'status' | 'alert') =>
  [...document.querySelectorAll(`[role="${role}"] > *`)].map(({ textContent }) => textContent);
const show = (variant: Toast['variant'], text: string) =>
  happen(() => showToast({ variant, text }));
const wait = (milliseconds: number) => happen(() => vi.advanceTimersByTime(milliseconds));
const hover = (type: 'pointerover' | 'pointerout') =>
  happen(() => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
    region().querySelector('[data-variant]')?.dispatchEvent(event);
  });
const closeButton = () => document.querySelector('button') as HTMLButtonElement;

describe('toasts', () => {
  it('have their live regions in the page from the start', async () => {
    await mountRegion();
    expect(region().getAttribute('aria-label')).toBe('Notices');
    expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(2);
    expect(region().textContent).toBe('');
  });

  it('are read out at once when they are errors, else politely, each by itself', async () => {
    await mountRegion();
    await show('success', 'Saved.');
    await show('error', 'Not sent.');
    await show('warning', 'Nearly full.');
    expect(texts('alert')).toEqual(['ErrorNot sent.×']);
    expect(texts('status')).toEqual(['DoneSaved.×', 'WarningNearly full.×']);
    for (const live of document.querySelectorAll('[role="status"], [role="alert"]')) {
      expect(live.getAttribute('aria-atomic')).toBe('false');
    }
  });

  it('go after 8 s, except errors', async () => {
    await mountRegion();
    await show('success', 'Saved.');
    await show('error', 'Not sent.');
    await wait(7999);
    expect(texts('status')).toHaveLength(1);
    await wait(1);
    expect(texts('status')).toHaveLength(0);
    await wait(600_000);
    expect(texts('alert')).toHaveLength(1);
  });

  it('wait while the pointer is over them, and have their time after it', async () => {
    await mountRegion();
    await show('success', 'Saved.');
    await wait(5000);
    await hover('pointerover');
    await wait(60_000);
    expect(texts('status')).toHaveLength(1);
    await hover('pointerout');
    await wait(7999);
    expect(texts('status')).toHaveLength(1);
    await wait(1);
    expect(texts('status')).toHaveLength(0);
  });

  it('wait while focus is in them, and give it back when they are closed', async () => {
    await mount(
      <>
        <input />
        {toasts}
      </>,
    );
    const field = document.querySelector('input') as HTMLInputElement;
    await happen(() => field.focus());
    await show('warning', 'Nearly full.');
    expect(document.activeElement).toBe(field);
    await happen(() => closeButton().focus());
    await wait(60_000);
    expect(texts('status')).toHaveLength(1);
    await happen(() => closeButton().click());
    expect(texts('status')).toHaveLength(0);
    expect(document.activeElement).toBe(field);
    await show('success', 'Saved.');
    await wait(8000);
    expect(texts('status')).toHaveLength(0);
  });

  it('do not wait for a pointer that was over one that is gone', async () => {
    await mountRegion();
    await show('error', 'Not sent.');
    await hover('pointerover');
    await happen(() => closeButton().click());
    await show('success', 'Saved.');
    await wait(8000);
    expect(texts('status')).toHaveLength(0);
  });

  it('that are asked for before the region is there are shown once it is', async () => {
    showToast({ variant: 'success', text: 'Saved.' });
    await mountRegion();
    expect(texts('status')).toEqual(['DoneSaved.×']);
  });

  it('are shown once where there are two regions', async () => {
    await mount(
      <>
        {toasts}
        {toasts}
      </>,
    );
    await show('success', 'Saved.');
    expect(texts('status')).toEqual(['DoneSaved.×']);
  });

  it('that say what one on screen says come in its place: read out again, with their whole time', async () => {
    await mountRegion();
    await show('success', 'Saved.');
    const first = region().querySelector('p');
    await show('success', 'Saved.');
    await show('error', 'Saved.');
    expect([texts('status'), texts('alert')]).toEqual([['DoneSaved.×'], ['ErrorSaved.×']]);
    expect(first?.isConnected).toBe(false);
    await wait(7999);
    await show('success', 'Saved.');
    await wait(7999);
    expect(texts('status')).toEqual(['DoneSaved.×']);
    await wait(1);
    expect(texts('status')).toEqual([]);
  });
});
