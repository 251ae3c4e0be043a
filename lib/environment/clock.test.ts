import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warsawDayOf } from '@/lib/content/visibility';
import { environmentWith } from '@/scripts/run';
import { currentMoment, holdClock, momentFault } from './clock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the clock', () => {
  it('goes on while nothing holds it', () => {
    vi.stubEnv('BUILD_TIME', undefined);
    vi.useFakeTimers({ now: new Date('2026-11-22T22:59:59Z') });
    expect(warsawDayOf(currentMoment())).toBe('2026-11-22');
    vi.advanceTimersByTime(1000);
    expect(warsawDayOf(currentMoment())).toBe('2026-11-23');
  });

  it('stops for a build that runs past midnight in Warsaw, and for all its processes', () => {
    vi.stubEnv('BUILD_TIME', undefined);
    vi.useFakeTimers({ now: new Date('2026-11-22T22:59:59Z') });
    holdClock();
    vi.advanceTimersByTime(10 * 60 * 1000);
    expect(currentMoment()).toEqual(new Date('2026-11-22T22:59:59Z'));
    expect(environmentWith()['BUILD_TIME']).toBe('2026-11-22T22:59:59.000Z');
  });

  it('shows the moment in BUILD_TIME, and refuses one that is none', () => {
    vi.stubEnv('BUILD_TIME', '2026-11-23T00:30:00+01:00');
    expect(currentMoment()).toEqual(new Date('2026-11-22T23:30:00Z'));
    vi.stubEnv('BUILD_TIME', 'tomorrow');
    expect(currentMoment).toThrow('BUILD_TIME is "tomorrow": expected a moment');
  });
});

describe('a moment', () => {
  it('is what a clock writes', () => {
    const moments = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(momentFault(moment.toISOString())).toBeUndefined();
      }),
    );
  });

  it.each([
    '2026-11-22',
    '2026-11-22T22:59:59',
    '2026-02-30T10:00:00Z',
    '2026-11-22T25:00:00Z',
    '22.11.2026',
    '1763850000',
  ])('is not %s', (text) => expect(momentFault(text)).toContain('expected a moment'));
});
