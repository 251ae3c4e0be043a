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
