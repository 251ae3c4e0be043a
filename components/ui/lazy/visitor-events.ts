/*
 * What a visitor does before the code is there that answers it: the script in the head of a page hears it from the start
 * (scripts/build/page-scripts/start.ts), and so do late components (when.ts).
 */

/**
 * Events that show that a visitor uses the page. A page that is opened at an anchor, or as far down as it was left,
 * scrolls.
 */
export const visitorEvents = [
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
