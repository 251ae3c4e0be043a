import type { ReactNode } from 'react';

type ScrollRegionProps = {
  /** What is in it: read out when it is focused. */
  label?: string;
  children: ReactNode;
};

/**
 * Wide content that scrolls sideways in its place, by pointer and by keyboard. A group and no region: a
 * page may hold many of one name, and none of them is a landmark.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const group = label ? { role: 'group', 'aria-label': label } : {};
  return (
    <div {...group} className="scroll-region my-8 overflow-x-auto" tabIndex={0}>
      {children}
    </div>
  );
}
