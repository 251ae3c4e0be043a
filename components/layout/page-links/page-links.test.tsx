// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '@/tests/support/mount-client';
import { PageLinks } from './page-links.client';

const router = vi.hoisted(() => ({ prefetch: vi.fn(), push: vi.fn() }));
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
    <a href="/blog" download="blog.html">
      A download
    </a>
    <a href="/blog" target="_blank" rel="noopener">
      A new tab
    </a>
    <a href="https://other.example/">Another site</a>
    <PageLinks />
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
  router.push.mockReset();
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

const forBrowser = [
  'A part of it',
  'The other language',
  'A file',
  'A download',
  'A new tab',
  'Another site',
];

it.each(['This page', ...forBrowser])('does not fetch ahead: %s', async (name) => {
  await mount(links);
  over(name);
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
});

it('fetches nothing for visitors who save data, whose links work all the same', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await mount(links);
  over('Blog');
  vi.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
  click(link('Blog'));
  expect(router.push.mock.calls).toEqual([['/blog']]);
});

/** Clicks, and says whether the browser would follow the link by itself; jsdom cannot. */
function click(element: Element | null | undefined, how: MouseEventInit = {}): boolean {
  let isForBrowser = true;
  const end = (event: Event) => {
    isForBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...how }),
  );
  return isForBrowser;
}

it.each([
  ['Blog', '/blog'],
  ['FinOps', '/services/finops?a=1#b'],
  ['This page', '/'],
])('leads to a page of the site through the router: %s', async (name, href) => {
  await mount(links);
  expect(click(link(name)?.querySelector('span') ?? link(name))).toBe(false);
  expect(router.push.mock.calls).toEqual([[href]]);
});

it.each(forBrowser)('leaves to the browser: %s', async (name) => {
  await mount(links);
  expect(click(link(name))).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves to the browser what is clicked with %o', async (how) => {
  await mount(links);
  expect(click(link('Blog'), how)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

it('leaves alone what a part of the page has taken', async () => {
  await mount(
    <>
      <a href="/blog" onClick={(event) => event.preventDefault()}>
        Blog
      </a>
      <PageLinks />
    </>,
  );
  click(link('Blog'));
  expect(router.push).not.toHaveBeenCalled();
});

it('follows a link whose inside a listener has taken out of the page', async () => {
  await mount(links);
  const inside = link('FinOps')?.querySelector('span');
  inside?.addEventListener('click', () => inside.remove());
  click(inside);
  expect(router.push.mock.calls).toEqual([['/services/finops?a=1#b']]);
});

it('ends with the page', async () => {
  const { unmount } = await mount(links);
  const blog = link('Blog')?.cloneNode(true) as Element;
  await unmount();
  document.body.append(blog);
  expect(click(blog)).toBe(true);
  over('Blog');
  vi.advanceTimersByTime(1000);
  expect([router.push, router.prefetch].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
