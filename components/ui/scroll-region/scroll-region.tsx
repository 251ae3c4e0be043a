import type { ReactNode } from 'react';

/** Wide content that scrolls sideways in its place, by pointer and by keyboard. */
export function ScrollRegion({ children }: { children: ReactNode }) {
  return (
    <div className="my-8 overflow-x-auto" tabIndex={0}>
      {children}
    </div>
  );
}
