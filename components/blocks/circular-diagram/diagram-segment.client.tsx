'use client';
import type { KeyboardEvent, MouseEvent } from 'react';
import { padNumber } from '@/lib/format/pad-number';
import { segmentMiddle, segmentPath, strataPath } from './segment-path';

type DiagramSegmentProps = {
  /** Where it is drawn, from 0. */
  position: number;
  /** Which item it shows, from 0. */
  index: number;
  /** Accessible name, after the number. */
  heading: string;
  /** Anchor of the text, to which it leads until script runs. */
  href: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** One drawn segment: a link to its text without script, a button with it, by pointer, Enter and Space. */
export function DiagramSegment(props: DiagramSegmentProps) {
  const { position, index, heading, href, isSelected, onSelect } = props;
  const number = padNumber(index + 1);
  const select = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onSelect();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no <button> in a drawing.
    <a
      href={href}
      role="button"
      aria-pressed={isSelected}
      aria-label={`${number} ${heading}`}
      onClick={select}
      onKeyDown={(event) => event.key === ' ' && select(event)}
      className="group/segment text-ink-purple"
    >
      <path
        d={segmentPath(position)}
        className="fill-background stroke-current stroke-2 transition-colors duration-200 group-hover/segment:stroke-4 group-focus-visible/segment:stroke-6 group-aria-pressed/segment:fill-current"
      />
      <path
        d={strataPath(position)}
        className="pointer-events-none fill-none stroke-current stroke-2 opacity-40 group-aria-pressed/segment:stroke-background group-aria-pressed/segment:opacity-60"
        strokeLinecap="round"
      />
      <text
        {...segmentMiddle(position)}
        textAnchor="middle"
        dominantBaseline="central"
        className="pointer-events-none fill-current text-h2 tabular-nums group-aria-pressed/segment:fill-background"
      >
        {number}
      </text>
    </a>
  );
}
