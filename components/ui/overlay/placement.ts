/** Distance between trigger and popup in CSS pixels (docs/behaviour.md §9, popup gutter). */
export const gutter = 8;

/** Smallest distance between popup and edge of the screen in CSS pixels (docs/behaviour.md §9, overflow padding). */
const overflowPadding = 8;

type Size = { width: number; height: number };
type Box = { left: number; top: number; bottom: number; width: number };

/**
 * Moves a box sideways until it is on the screen; where it does not fit, its beginning is.
 * @param left Left edge of the box, in CSS pixels from the screen's.
 * @returns The new left edge.
 */
export function shiftInside(left: number, width: number, screenWidth: number): number {
  const last = screenWidth - overflowPadding - width;
  return Math.max(overflowPadding, Math.min(left, last));
}

/**
 * Where a popup is placed: below its trigger and centred on it, above when only there is room.
 * @param anchor The trigger's box on the screen.
 * @returns Left and top edge in CSS pixels, and the side it is on.
 */
export function placeBelow(anchor: Box, popup: Size, screen: Size) {
  const below = anchor.bottom + gutter;
  const above = anchor.top - gutter - popup.height;
  const fitsBelow = below + popup.height <= screen.height - overflowPadding;
  const isAbove = !fitsBelow && above >= overflowPadding;
  const centred = anchor.left + (anchor.width - popup.width) / 2;
  return {
    left: shiftInside(centred, popup.width, screen.width),
    top: isAbove ? above : below,
    side: isAbove ? ('top' as const) : ('bottom' as const),
  };
}
