// @vitest-environment jsdom
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { happen, mount, press } from '@/tests/support/mount-client';
import { Dialog } from './dialog.client';

/* What Headless UI does with focus, Escape and the page around it is tested in a browser (tests/preview/wide/dialog.spec.ts). */

/** A page with a button that opens a dialog; everything of it is in one element, as in the page's frame. */
function Example() {
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
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <input id="name" />
      </Dialog>
    </main>
  );
}

const dialog = () => document.querySelector('[role="dialog"]');
const element = (id: string) => document.getElementById(id) as HTMLElement;
/** Time for what Headless UI puts off to the next frame. */
const settle = () => happen(() => vi.advanceTimersByTimeAsync(100));
const open = async () => {
  await mount(<Example />);
  await happen(() => {
    element('open').focus();
    element('open').click();
  });
};
/** Adds an element beside the page that stays in reach. */
const addBanner = () => {
  const banner = document.createElement('section');
  banner.dataset['persistent'] = '';
  banner.innerHTML = '<button id="consent">Accept</button>';
  document.body.append(banner);
};
/** Where the Tab key leads from the last element of the dialog. */
const afterLast = async () => {
  await happen(() => element('name').focus());
  await press('Tab');
  return document.activeElement?.id;
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('is named and described by what it shows', async () => {
  await open();
  const texts = ['aria-labelledby', 'aria-describedby'].map(
    (attribute) => element(dialog()?.getAttribute(attribute) ?? '')?.textContent,
  );
  expect(texts).toEqual(['Write to us', 'We answer within a day.']);
});

it('leaves a banner beside the page in reach: for a click, and after it for the Tab key', async () => {
  addBanner();
  await open();
  await happen(() => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      element('consent').dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
  expect(dialog()).not.toBeNull();
  expect(await afterLast()).toBe('consent');
  await press('Tab');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  await press('Tab', { shiftKey: true });
  expect(document.activeElement).toBe(element('consent'));
  await press('Escape');
  await settle();
  expect([dialog(), document.activeElement]).toEqual([null, element('open')]);
});

it.each([
  [999, 'consent'],
  [1000, 'name'],
])('waits a second for one: after %i ms the Tab key leads to "%s"', async (time, id) => {
  await open();
  // It has waited since it opened, a little of which is over.
  await happen(() => vi.advanceTimersByTimeAsync(time));
  addBanner();
  await settle();
  expect(await afterLast()).toBe(id);
});
