import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

type ScrollRegionProps = {
  /** What is in it: read out when it is focused. */
  label?: string;
  /** Room around it. */
  className?: string;
  children: ReactNode;
};

/**
 * Wide content that scrolls sideways in its place, by pointer and by keyboard. A group and no region: a
 * page may hold many of one name, and none of them is a landmark.
 */
export function ScrollRegion({
  label,
  className = 'my-8 in-[figure]:mt-3 in-[figure]:mb-0',
  children,
}: ScrollRegionProps) {
  const group = label ? { role: 'group', 'aria-label': label } : {};
  return (
    <div
      {...group}
      className={classNames('scroll-region overflow-x-auto print:overflow-visible', className)}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
