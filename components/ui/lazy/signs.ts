/**
 * Events that show that a visitor uses the page. A page that is opened at an anchor, or as far down as it was left,
 * scrolls. The script in the head of a page listens for them from the start (scripts/build/page-data/start.ts).
 */
export const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // What assistive technology presses has no pointer.
  'click',
] as const;
