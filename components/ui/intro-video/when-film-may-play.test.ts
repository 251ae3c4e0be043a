// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let isReduced = false;
let savesData = false;
let announceMotion = () => {};
let isInView = true;
let look = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  savesData = false;
  isInView = true;
  // Not touched yet: the module remembers.
  vi.resetModules();
  document.body.innerHTML = '<div data-film=""></div>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        look = () => onSeen([{ isIntersecting: isInView }]);
      }
      observe = () => look();
      disconnect = () => {};
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('motion') ? isReduced : savesData;
    },
    addEventListener: (_: string, listener: () => void) => {
      announceMotion = listener;
    },
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Asks, and waits longer than any pause. */
async function ask({ isTouched = true, time = 20_000 } = {}) {
  const { whenFilmMayPlay } = await import('./when-film-may-play');
  const answer = vi.fn();
  whenFilmMayPlay().then(answer);
  if (isTouched) window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(time);
  return () => answer.mock.calls.length > 0;
}

it('waits until the page is complete', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const mayPlay = await ask();
  expect(mayPlay()).toBe(false);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mayPlay()).toBe(true);
});

it('waits for somebody to be there, or eight seconds', async () => {
  const mayPlay = await ask({ isTouched: false, time: 7900 });
  expect(mayPlay()).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(mayPlay()).toBe(true);
});

it('waits until it is in view', async () => {
  isInView = false;
  const mayPlay = await ask();
  expect(mayPlay()).toBe(false);
  isInView = true;
  look();
  await vi.advanceTimersByTimeAsync(0);
  expect(mayPlay()).toBe(true);
});

it('waits where motion is reduced, until it is welcome', async () => {
  isReduced = true;
  const mayPlay = await ask();
  expect(mayPlay()).toBe(false);
  announceMotion();
  await vi.advanceTimersByTimeAsync(0);
  expect(mayPlay()).toBe(true);
});

it.each([
  [{ saveData: true }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: false }, true],
  [undefined, true],
])('with the connection %o, plays: %s', async (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect((await ask({ time: expected ? 3000 : 20_000 }))()).toBe(expected);
});

it('is never where the visitor asks for less data', async () => {
  savesData = true;
  expect((await ask())()).toBe(false);
});
