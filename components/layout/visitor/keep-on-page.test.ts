// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingEvent } from '@/components/ui/lazy/load-lazily';
import { toastEvent } from '@/components/ui/toast/toast';
import { keepOnPage } from './keep-on-page';

const texts = { offline: 'You are offline.', missing: 'It did not come.' };
const toasts = vi.fn();
const followed = vi.fn();

const hear = (event: Event) => {
  toasts((event as CustomEvent).detail.text);
  event.preventDefault();
};
/** Where a click arrives that nobody has kept; it would leave the page. */
const leave = (event: Event) => {
  if (!event.defaultPrevented) followed();
  event.preventDefault();
};

const click = (link: string) => document.querySelector<HTMLElement>(link)?.click();

let end: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/page');
  window.addEventListener(toastEvent, hear);
  document.addEventListener('click', leave);
  document.body.innerHTML = `
    <a id="other" href="/other">Other</a>
    <a id="choice" href="?type=news">News</a>
    <a id="anchor" href="#below">Below</a>
    <a id="dialog" href="/search" aria-haspopup="dialog">Search</a>
    <a id="outside" href="https://example.org/">Outside</a>`;
  end = keepOnPage(texts);
});
afterEach(() => {
  end();
  window.removeEventListener(toastEvent, hear);
  document.removeEventListener('click', leave);
  toasts.mockReset();
  followed.mockReset();
  vi.restoreAllMocks();
});

const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id);

it('marks a link that leads to another page until the address changes', () => {
  click('#other');
  expect([followed.mock.calls.length, busy()]).toEqual([1, ['other']]);
  window.dispatchEvent(new Event('popstate'));
  expect(busy()).toEqual([]);
});

it.each(['#anchor', '#dialog', '#outside'])('lets %s be', (link) => {
  click(link);
  expect([followed.mock.calls.length, busy(), toasts.mock.calls]).toEqual([1, [], []]);
});

it('keeps a visitor without a network on the page, and lets choices on it be made', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  click('#other');
  expect([followed.mock.calls.length, busy()]).toEqual([0, []]);
  expect(toasts.mock.calls).toEqual([[texts.offline]]);
  click('#choice');
  expect([followed.mock.calls.length, toasts.mock.calls.length]).toEqual([1, 1]);
});

it('says that something did not come, and takes the mark off', () => {
  click('#other');
  window.dispatchEvent(new Event(missingEvent));
  expect(toasts.mock.calls).toEqual([[texts.missing]]);
  expect(busy()).toEqual([]);
});
