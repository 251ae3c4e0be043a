import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { wholeWords } from './whole-words';

/** Looks of a heading (docs/behaviour.md §9, design: type). */
const looks = {
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
  h4: 'text-h4',
  h5: 'text-h5',
} as const;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;
type HeadingLook = keyof typeof looks;

type HeadingProps = ComponentProps<'h1'> & {
  /** Its place in the page's outline. */
  level: HeadingLevel;
  /** How it looks, where that differs from its level. */
  look?: HeadingLook;
};

/** A heading whose level and look are chosen apart, so that an outline never skips a level for its looks. */
export function Heading({ level, look, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={classNames(looks[look ?? Tag], className)}>
      {wholeWords(children)}
    </Tag>
  );
}
