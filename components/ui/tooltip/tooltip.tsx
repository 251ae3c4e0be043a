import { type ReactNode, useId } from 'react';
import { LazyTooltipBubble } from './lazy-tooltip-bubble.client';

type TooltipProps = {
  /** A few words on the trigger; nothing that is needed to use it. */
  text: string;
  /** Renders the trigger, a focusable element, with the properties that tie the text to it. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
};

/**
 * A few words that show on hover and on keyboard focus. CSS shows them, so it works without script; a small
 * leaf closes them with Escape and keeps them on the screen. The pointer may move onto them (WCAG 1.4.13).
 * The design system asks for it; no page needs one yet, so only its sample shows it.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="group/tooltip relative inline-flex">
      {children({ 'aria-describedby': id })}
      <LazyTooltipBubble id={id} text={text} />
    </span>
  );
}
