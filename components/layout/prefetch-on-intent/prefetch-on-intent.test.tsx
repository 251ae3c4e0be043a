// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '@/tests/support/mount-client';
import { PrefetchOnIntent } from './prefetch-on-intent.client';

const router = vi.hoisted(() => ({ prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const links = (
  <>
    <a href="/services/finops?a=1#b">
      <span>FinOps</span>
    </a>
    <a href="/blog">Blog</a>
    <a href="/">This page</a>
    <a href="#part">A part of it</a>
    <a href="/pl/uslugi/finops">The other language</a>
    <a href="/downloads/a.pdf">A file</a>
    <a href="https://other.example/">Another site</a>
    <PrefetchOnIntent />
  </>
);

const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
const over = (name: string) =>
  (link(name)?.querySelector('span') ?? link(name))?.dispatchEvent(
    new MouseEvent('mouseover', { bubbles: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  router.prefetch.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the page of a link that a mouse rests on for 80 ms', async () => {
  await mount(links);
  over('FinOps');
  vi.advanceTimersByTime(79);
  expect(router.prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(router.prefetch.mock.calls).toEqual([['/services/finops']]);
});

it('fetches nothing for a mouse that crosses a link', async () => {
  await mount(links);
  over('FinOps');
  vi.advanceTimersByTime(50);
  document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
});

it('fetches what is focused, and at once what is touched', async () => {
  await mount(links);
  link('Blog')?.focus();
  vi.advanceTimersByTime(80);
  link('FinOps')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  vi.advanceTimersByTime(0);
  expect(router.prefetch.mock.calls).toEqual([['/blog'], ['/services/finops']]);
});

it.each(['This page', 'A part of it', 'The other language', 'A file', 'Another site'])(
  'leaves to the browser: %s',
  async (name) => {
    await mount(links);
    over(name);
    vi.advanceTimersByTime(1000);
    expect(router.prefetch).not.toHaveBeenCalled();
  },
);

it('fetches nothing for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await mount(links);
  over('Blog');
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
});
