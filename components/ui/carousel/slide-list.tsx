import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

type SlideListProps = {
  /** Accessible name. */
  label: string;
  slides: ReactNode[];
  /** Whether their order means something. */
  isOrdered?: boolean;
  /** Columns and gaps. */
  className?: string;
};

/** All slides at once, side by side; none is nothing. */
export function SlideList({ label, slides, isOrdered = false, className }: SlideListProps) {
  if (slides.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section aria-label={label} className="not-first:mt-12">
      <List className={classNames('grid gap-y-12', className)}>
        {slides.map((slide, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
          <li key={number}>{slide}</li>
        ))}
      </List>
    </section>
  );
}
