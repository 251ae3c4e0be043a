import { afterEach, expect, it, vi } from 'vitest';
import { watchDay } from './watch-content';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const night = new Date('2026-11-22T22:59:50Z');

it('reports a new day in Warsaw once, within seconds of midnight', () => {
  vi.stubEnv('BUILD_TIME', undefined);
  vi.useFakeTimers({ now: night });
  const onNewDay = vi.fn();
  const end = watchDay(onNewDay);
  vi.advanceTimersByTime(9_000);
  expect(onNewDay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(11_000);
  expect(onNewDay).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(25 * 60 * 60 * 1000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(48 * 60 * 60 * 1000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
});

it('reports it too when the machine slept through midnight', () => {
  vi.stubEnv('BUILD_TIME', undefined);
  vi.useFakeTimers({ now: night });
  const onNewDay = vi.fn();
  const end = watchDay(onNewDay);
  vi.setSystemTime(new Date('2026-11-25T07:00:00Z'));
  vi.advanceTimersByTime(10_000);
  expect(onNewDay).toHaveBeenCalledOnce();
  end();
});
