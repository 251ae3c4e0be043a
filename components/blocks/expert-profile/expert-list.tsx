import type { ReactNode } from 'react';
import { itemsOf } from '@/components/ui/slots/slots';
import { Expert, type ExpertProps } from './expert';
import { ExpertProfile } from './expert-profile';

/** Experts side by side, in two columns where there is room. */
export function ExpertList({ children }: { children?: ReactNode }) {
  return (
    <ul className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {itemsOf<ExpertProps>(children, ExpertProfile, 'ExpertList').map((item) => (
        <li key={item.person}>
          <Expert {...item} />
        </li>
      ))}
    </ul>
  );
}
