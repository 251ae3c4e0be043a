// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { onSettingsLink } from './visitor.client';

it.each([
  ['opens the settings in place of following their link', '#a b', {}, true],
  ['leaves other links alone', '#b', {}, false],
  ['leaves a click alone that asks for another tab', '#a', { ctrlKey: true }, false],
  ['leaves a click alone that asks for another tab on a Mac', '#a', { metaKey: true }, false],
] as const)('%s', (_name, selector, keys, isTaken) => {
  const open = vi.fn();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  onSettingsLink(open, stop.signal);
  document.body.innerHTML =
    '<a id="a" href="/policy#cookie-settings"><b>Settings</b></a><a id="b" href="#other">Other</a>';
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let wasPrevented = false;
  const look = (seen: Event) => {
    wasPrevented = seen.defaultPrevented;
    seen.preventDefault(); // jsdom goes nowhere
  };
  document.addEventListener('click', look, { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  expect([wasPrevented, open.mock.calls.length]).toEqual([isTaken, isTaken ? 1 : 0]);
});
