// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastEvent } from '@/components/ui/toast/toast';
import { happen, mount } from '@/tests/support/mount-client';
import { ReadingAids } from './reading-aids.client';

const writeText = vi.fn<(text: string) => Promise<void>>();
const toasts: unknown[] = [];
const keepToast = (event: Event) => {
  toasts.push((event as CustomEvent).detail);
  event.preventDefault();
};

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  writeText.mockReset().mockResolvedValue(undefined);
  toasts.length = 0;
  window.addEventListener(toastEvent, keepToast);
  return () => window.removeEventListener(toastEvent, keepToast);
});
afterEach(() => vi.unstubAllGlobals());

/** Mounts a text of two sections whose headings are at the given heights. */
async function mountText(tops: { one: number; two: number }) {
  const place = (id: 'one' | 'two') => (heading: HTMLElement | null) => {
    if (heading) heading.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
  };
  const { container, unmount } = await mount(
    <>
      <nav data-contents>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </nav>
      <h2 id="one" ref={place('one')}>
        One
      </h2>
      <a href="#one" data-heading-link>
        <span>#</span>
      </a>
      <h2 id="two" ref={place('two')}>
        Two
      </h2>
      <ReadingAids
        url="https://a.example/blog/post"
        labels={{ copied: 'Copied.', notCopied: 'Not copied.' }}
      />
    </>,
  );
  const current = () => container.querySelector('[aria-current="location"]')?.textContent;
  return { container, current, unmount };
}

it('marks the section whose heading was passed last, and none before the first', async () => {
  const tops = { one: 500, two: 900 };
  const { current, unmount } = await mountText(tops);
  expect(current()).toBeUndefined();
  Object.assign(tops, { one: 100, two: 500 });
  await happen(() => window.dispatchEvent(new Event('scroll')));
  expect(current()).toBe('One');
  Object.assign(tops, { one: -900, two: 50 });
  await happen(() => window.dispatchEvent(new Event('scroll')));
  expect(current()).toBe('Two');
  await unmount();
});

it('copies the canonical address of a heading, and lets its link lead there', async () => {
  const { container } = await mountText({ one: 0, two: 0 });
  const sign = container.querySelector('[data-heading-link] span');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await happen(() => sign?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(false);
  expect(writeText.mock.calls).toEqual([['https://a.example/blog/post#one']]);
  expect(toasts).toEqual([{ variant: 'success', text: 'Copied.' }]);
});

it('says so where the browser refuses, and leaves other links alone', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  const { container } = await mountText({ one: 0, two: 0 });
  await happen(() => container.querySelector<HTMLElement>('nav a')?.click());
  expect(writeText).not.toHaveBeenCalled();
  await happen(() => container.querySelector<HTMLElement>('[data-heading-link]')?.click());
  expect(toasts).toEqual([{ variant: 'warning', text: 'Not copied.' }]);
});

it('ends with the page', async () => {
  const { container, unmount } = await mountText({ one: 0, two: 0 });
  const link = container.querySelector<HTMLElement>('[data-heading-link]');
  await unmount();
  document.body.append(link as HTMLElement);
  link?.click();
  expect(writeText).not.toHaveBeenCalled();
});
