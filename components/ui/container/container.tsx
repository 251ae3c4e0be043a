import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

type ContainerProps = { children: ReactNode; className?: string };

/** Content column: the full width up to 1366 px (docs/behaviour.md §9), with gutters of 20, 40 and 80 px. */
export function Container({ children, className }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full max-w-content px-gutter', className)}>
      {children}
    </div>
  );
}
