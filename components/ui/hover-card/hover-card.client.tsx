'use client';
import { type ReactNode, useRef } from 'react';
import { HoverCardPanel } from './hover-card-panel';
import { isVisible } from './hover-card-state';
import { useHoverCard } from './use-hover-card';

type HoverCardProps = {
  /** The trigger: a link, usually. It works without the card, which only adds to it. */
  children: ReactNode;
  /** What the card shows: phrasing content, so that it may stand in a paragraph. */
  card: ReactNode;
  /** Accessible name of the card. */
  label: string;
  /** Keeps it closed. */
  isDisabled?: boolean;
  /** Milliseconds from the arrival of pointer or focus to the card (specification §4). */
  openDelay?: number;
  /** Milliseconds from their leaving to the card's end (specification §4). */
  closeDelay?: number;
};

/**
 * A card that shows when the pointer rests on its trigger, or keyboard focus does: below it, 8 px away, and
 * at least 8 px from the edges of the screen (specification §9). The pointer may move onto the card; Escape
 * closes it. A tap only follows the link.
 */
export function HoverCard(props: HoverCardProps) {
  const { children, card, label, isDisabled = false, openDelay = 600, closeDelay = 300 } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const { state, arrive, leave } = useHoverCard({ isDisabled, openDelay, closeDelay });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what acts is the link inside
    <span
      ref={anchor}
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && arrive('pointer')}
      onPointerLeave={() => leave('pointer')}
      onFocus={({ target }) => target.matches(':focus-visible') && arrive('focus')}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || leave('focus')
      }
    >
      {children}
      {isVisible(state) && (
        <HoverCardPanel anchor={anchor} label={label}>
          {card}
        </HoverCardPanel>
      )}
    </span>
  );
}
