// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The module anew, with a page that nobody has touched. */
async function freshWhen() {
  vi.resetModules();
  return import('./when');
}

/** Whether a promise has been resolved by now. */
async function isOver(moment: Promise<void>) {
  const over = vi.fn();
  moment.then(over);
  await Promise.resolve();
  await Promise.resolve();
  return over.mock.calls.length > 0;
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  return () => vi.unstubAllGlobals();
});

describe('whenFirstUsed', () => {
  it.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'])(
    'comes with the first %s anywhere on the page',
    async (type) => {
      const { whenFirstUsed } = await freshWhen();
      expect(await isOver(whenFirstUsed())).toBe(false);
      // `scroll` of an element does not bubble.
      document.body.dispatchEvent(new Event(type));
      expect(await isOver(whenFirstUsed())).toBe(true);
    },
  );

  it.each<[string, () => void]>([
    ['the page has been scrolled already', () => vi.stubGlobal('scrollY', 300)],
    [
      'there was a sign before this code was there',
      () => document.documentElement.setAttribute('data-touched', ''),
    ],
    [
      'a visitor has gone to a field already',
      () => document.body.appendChild(document.createElement('input')).focus(),
    ],
  ])('has come where %s', async (_name, prepare) => {
    prepare();
    const { whenFirstUsed } = await freshWhen();
    expect(await isOver(whenFirstUsed())).toBe(true);
    document.documentElement.removeAttribute('data-touched');
    document.body.replaceChildren();
  });
});

describe('whenIdle', () => {
  it('waits for the page, then for the browser', async () => {
    vi.useFakeTimers();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { whenIdle } = await freshWhen();
    const moment = whenIdle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await isOver(moment)).toBe(false);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await isOver(moment)).toBe(true);
    state.mockRestore();
    vi.useRealTimers();
  });
});

it('whenOpenFor comes a while after the page has loaded, without a sign of anybody', async () => {
  vi.useFakeTimers();
  const { whenOpenFor } = await freshWhen();
  const moment = whenOpenFor(4000);
  await vi.advanceTimersByTimeAsync(3900);
  expect(await isOver(moment)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await isOver(moment)).toBe(true);
  vi.useRealTimers();
});

describe('whenInView', () => {
  it('comes when one of the elements can be seen', async () => {
    vi.useFakeTimers();
    let show: (entries: { isIntersecting: boolean }[]) => void = () => {};
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof show) {
          show = callback;
        }
        observe(element: Element) {
          observed.push(element);
        }
        disconnect() {}
      },
    );
    document.body.innerHTML = '<p class="one"></p><p class="one"></p><p></p>';
    const { whenInView } = await freshWhen();
    const moment = whenInView('.one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(observed).toHaveLength(2);
    show([{ isIntersecting: false }, { isIntersecting: false }]);
    expect(await isOver(moment)).toBe(false);
    show([{ isIntersecting: true }]);
    expect(await isOver(moment)).toBe(true);
    vi.useRealTimers();
  });
});
