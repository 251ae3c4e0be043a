import type { ReactNode } from 'react';

/** Disclosures one below the other, in a column that is pleasant to read. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="in-column max-w-4xl border-t border-rule not-first:mt-10">{children}</div>;
}
