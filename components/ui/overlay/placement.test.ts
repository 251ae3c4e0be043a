import { describe, expect, it } from 'vitest';
import { placeBelow, shiftInside } from './placement';

const screen = { width: 400, height: 600 };
const popup = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40 });

describe('placement of popups', () => {
  it('is 8 px below the trigger, centred', () => {
    expect(placeBelow(anchorAt(180, 100), popup, screen)).toEqual({
      left: 100,
      top: 128,
      side: 'bottom',
    });
  });

  it('keeps 8 px from the edges of the screen', () => {
    expect(placeBelow(anchorAt(0, 100), popup, screen).left).toBe(8);
    expect(placeBelow(anchorAt(360, 100), popup, screen).left).toBe(192);
  });

  it('goes above only when there is no room below and enough above', () => {
    expect(placeBelow(anchorAt(180, 464), popup, screen).side).toBe('bottom');
    expect(placeBelow(anchorAt(180, 465), popup, screen)).toMatchObject({ side: 'top', top: 357 });
    expect(placeBelow(anchorAt(180, 80), popup, { width: 400, height: 160 }).side).toBe('bottom');
  });

  it('shows the beginning of what is wider than the screen', () => {
    expect(shiftInside(-50, 500, 400)).toBe(8);
  });
});
