import { type ComponentProps, createElement, type JSX } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

/**
 * An element with a look, which keeps what its caller adds to it.
 * @param tag The element.
 * @param look Class names.
 */
export const styled =
  <Tag extends keyof JSX.IntrinsicElements>(tag: Tag, look: string) =>
  ({ className, ...rest }: ComponentProps<Tag> & { className?: string }) =>
    createElement(tag, { ...rest, className: classNames(look, className) });
