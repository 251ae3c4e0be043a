// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const events = () => globalThis.dataLayer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  globalThis.dataLayer = undefined;
  document.documentElement.lang = 'pl';
});

afterEach(() => {
  vi.useRealTimers();
});

const view = (path: string, title: string) => ({
  event: 'page_view',
  page_path: path,
  page_title: title,
  page_language: 'pl',
});

it('are reported once per path, without the query', async () => {
  const { pushPageView } = await import('./tag-manager');
  document.title = 'Start';
  history.replaceState(null, '', '/pl?utm_source=a');
  await pushPageView();
  history.replaceState(null, '', '/pl?utm_source=a&initializePage=pl');
  await pushPageView();
  document.title = 'Kontakt';
  history.pushState(null, '', '/pl/kontakt');
  await pushPageView();
  expect(events()).toEqual([view('/pl', 'Start'), view('/pl/kontakt', 'Kontakt')]);
});

it('wait for the title of the new page, and go without one that never comes', async () => {
  const { pushPageView } = await import('./tag-manager');
  document.title = '';
  history.pushState(null, '', '/pl/blog');
  const reported = pushPageView();
  await vi.advanceTimersByTimeAsync(100);
  expect(events()).toBeUndefined();
  document.title = 'Blog';
  await vi.advanceTimersByTimeAsync(50);
  await reported;
  expect(events()).toEqual([view('/pl/blog', 'Blog')]);

  document.title = '';
  history.pushState(null, '', '/pl/kariera');
  pushPageView();
  await vi.advanceTimersByTimeAsync(2000);
  expect(events()).toHaveLength(2);
});
