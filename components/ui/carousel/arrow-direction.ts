import type { KeyboardEvent } from 'react';

/** Elements that use the arrow keys themselves. */
const usesArrows =
  'input, textarea, select, video, audio, [contenteditable], [role="tablist"], .scroll-region';

/**
 * Where an arrow key moves a carousel.
 * @returns undefined for other keys, with modifiers, and where an element uses the arrow keys itself.
 */
export function arrowDirection(event: KeyboardEvent): 'previous' | 'next' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if ((target as Element).closest(usesArrows)) return undefined;
  if (key === 'ArrowLeft') return 'previous';
  return key === 'ArrowRight' ? 'next' : undefined;
}
