// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSettingsLink } from './visitor.client';

const open = vi.fn();
let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  onSettingsLink(open, stop.signal);
  document.body.innerHTML =
    '<a id="a" href="/policy#cookie-settings"><b>Settings</b></a><a id="b" href="#other">Other</a>';
});

afterEach(() => {
  stop.abort();
  open.mockReset();
});

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let wasPrevented = false;
  const look = (seen: Event) => {
    wasPrevented = seen.defaultPrevented;
    seen.preventDefault(); // jsdom goes nowhere
  };
  document.addEventListener('click', look, { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return wasPrevented;
};

it('opens the settings in place of following the link', () => {
  expect(click('#a b')).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/policy#cookie-settings'));
});

it('leaves other links alone, and clicks that ask for another tab', () => {
  expect(click('#b')).toBe(false);
  expect(click('#a', { ctrlKey: true })).toBe(false);
  expect(click('#a', { metaKey: true })).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it('ends with its page', () => {
  stop.abort();
  expect(click('#a')).toBe(false);
});
