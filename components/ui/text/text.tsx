import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

/** Sizes of text (docs/behaviour.md §9: bodyL; design: body, small). */
const looks = { body: 'text-body', bodyL: 'text-body-l', small: 'text-small' } as const;

type TextProps = ComponentProps<'p'> & {
  look?: keyof typeof looks;
  /** Subtext: less important than what is around it. */
  isSoft?: boolean;
  /** The element: a paragraph unless it is within one. */
  as?: 'p' | 'span' | 'div';
};

/** Text of the interface, in columns no wider than 68 characters (design: type). */
export function Text({ look = 'body', isSoft = false, as = 'p', className, ...rest }: TextProps) {
  const Tag = as as 'p';
  return (
    <Tag
      {...rest}
      className={classNames(
        looks[look],
        as !== 'span' && 'max-w-column',
        isSoft && 'text-ink-soft',
        className,
      )}
    />
  );
}
