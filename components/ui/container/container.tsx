import type { ReactNode } from 'react';

/** Content column: the full width up to 1366 px, with gutters of 20, 40 and 80 px. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`mx-auto w-full max-w-content px-gutter ${className}`}>{children}</div>;
}
