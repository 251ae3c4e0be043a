// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadLazily, missingEvent, reportRunning } from './load-lazily';

const part = { Part: 'code' };
const state = () => document.documentElement.dataset['pageState'];
const reported = vi.fn();

/** Fails so many times, then brings the code. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('no network');
    return part;
  });
};

/** What has come of it after all the waits. */
async function outcome(load: () => Promise<typeof part>) {
  const arrived = vi.fn();
  loadLazily(load).then(arrived, () => arrived('rejected'));
  await vi.advanceTimersByTimeAsync(10_000);
  return arrived.mock.calls;
}

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['pageState'];
  reported.mockReset();
  window.addEventListener(missingEvent, reported);
  return () => {
    window.removeEventListener(missingEvent, reported);
    vi.useRealTimers();
  };
});

it('asks again before it gives up', async () => {
  const load = failing(2);
  expect(await outcome(load)).toEqual([[part]]);
  expect(load).toHaveBeenCalledTimes(3);
});

it('leaves a page that starts as it is without script, and never rejects', async () => {
  expect(await outcome(failing(3))).toEqual([]);
  expect(state()).toBe('failed');
  expect(reported).not.toHaveBeenCalled();
});

it('says so to a visitor on the way to another page, whose page goes on running', async () => {
  reportRunning();
  expect(await outcome(failing(3))).toEqual([]);
  expect(state()).toBe('running');
  expect(reported).toHaveBeenCalledOnce();
});

it('brings the part as soon as the network is back', async () => {
  const arrived = vi.fn();
  loadLazily(failing(3)).then(arrived);
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(part);
});

it('does not ask again for code that is gone, and loads the page once more', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  document.head.innerHTML = '<script type="text/plain" data-page-data="/data/a.json"></script>';
  const load = vi.fn(async () => {
    throw new Error('Failed to load chunk /_next/static/chunks/a.js from module 1');
  });
  expect(await outcome(load)).toEqual([]);
  // Once more, for what came in the meantime.
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  vi.unstubAllGlobals();
});
