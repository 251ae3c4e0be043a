import type { ReactNode } from 'react';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { specSchema } from './schema';

type SpecProps = BlockProps<typeof specSchema>;

/** One constant; `<SpecSheet>` reads its properties and renders it. */
export function Spec(_props: SpecProps): ReactNode {
  return misplaced('Spec', 'SpecSheet');
}

/** Constants of a product: names, and their values, in two columns where there is room for them. */
export function SpecSheet({ children }: { children?: ReactNode }) {
  const items = itemsOf<SpecProps>(children, Spec, 'SpecSheet');
  return (
    <div className="@container not-first:mt-8">
      <dl className="grid gap-x-8 border-t-2 border-ink-purple @3xl:grid-cols-2">
        {items.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 @md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold tabular-nums hyphens-none">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
