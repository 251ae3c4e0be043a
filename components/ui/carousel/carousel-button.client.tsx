'use client';
import type { ComponentProps, ReactNode } from 'react';

type CarouselButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** Drawn on the server: the table of icons stays out of the browser. */
  icon: ReactNode;
  /** Accessible name. */
  label: string;
};

/** One of a carousel's controls: 48 px, with an icon. */
export function CarouselButton({ icon, label, ...rest }: CarouselButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className="flex size-12 cursor-pointer items-center justify-center rounded-card border-2 border-current transition-colors duration-200 hover:border-ink-purple hover:text-ink-purple"
    >
      {icon}
    </button>
  );
}
