import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys walk from the field to the results and back; Tab works all the same.
 * Stays at both ends, so that holding a key does not go round.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input[type="search"], [data-search-result]',
    ),
  ];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[now + step];
  if (now < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
