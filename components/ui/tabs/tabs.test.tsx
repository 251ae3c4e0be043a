// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.client';

const element = (
  <Tabs
    label="Audiences"
    shouldScrollToPanel
    tabs={[
      { title: 'Banks', content: <p>For banks</p> },
      { title: 'Insurers', content: <p>For insurers</p> },
      { title: 'Public bodies', content: <p>For public bodies</p> },
    ]}
  />
);

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const panels = () => [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
const selected = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const shown = () => panels().map((panel) => !panel.classList.contains('hidden'));
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

const mount = () =>
  act(async () => {
    root = createRoot(document.body.firstElementChild as Element);
    root.render(element);
  });

it('selects with arrow keys, Home and End, and wraps', async () => {
  await mount();
  expect(shown()).toEqual([true, false, false]);
  await act(async () => tabs()[0]?.focus());
  await press('ArrowRight');
  expect([selected(), shown()]).toEqual([1, [false, true, false]]);
  await press('End');
  expect(selected()).toBe(2);
  await press('ArrowRight');
  expect(selected()).toBe(0);
  await press('ArrowLeft');
  expect(selected()).toBe(2);
  await press('Home');
  expect(selected()).toBe(0);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('ties each tab to its panel', async () => {
  await mount();
  expect(document.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe('Audiences');
  tabs().forEach((tab, index) => {
    expect(tab.getAttribute('aria-controls')).toBe(panels()[index]?.id);
    expect(panels()[index]?.getAttribute('aria-labelledby')).toBe(tab.id);
  });
});

it('scrolls the panel into view on a click', async () => {
  await mount();
  await act(async () => tabs()[1]?.click());
  expect(selected()).toBe(1);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('holds every panel in the HTML, the first selected, and hydrates without a difference', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const main = document.body.firstElementChild as Element;
  main.innerHTML = renderToString(element);
  expect(panels().map((panel) => panel.querySelector('p')?.textContent)).toEqual([
    'For banks',
    'For insurers',
    'For public bodies',
  ]);
  expect([selected(), shown()]).toEqual([0, [true, false, false]]);
  expect(panels().every((panel) => panel.className.includes('noscript:'))).toBe(true);
  await act(async () => {
    root = hydrateRoot(main, element);
  });
  expect(complaint).not.toHaveBeenCalled();
  expect(shown()).toEqual([true, false, false]);
});
