import type { ReactNode } from 'react';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { statSchema } from './schema';

type StatProps = BlockProps<typeof statSchema>;

/** One number; `<Stats>` reads its properties and renders it. */
export function Stat(_props: StatProps): ReactNode {
  return misplaced('Stat', 'Stats');
}

/** Columns on a wide screen: up to four numbers share a row, more are in rows of three. */
const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/** Numbers with what they count: terms and descriptions, the number shown first. */
export function Stats({ children }: { children?: ReactNode }) {
  const items = itemsOf<StatProps>(children, Stat, 'Stats');
  return (
    <dl
      className={`mt-10 grid gap-x-12 gap-y-10 ${columns[items.length] ?? 'sm:grid-cols-2 xl:grid-cols-3'}`}
    >
      {items.map(({ value, heading }) => (
        <div
          key={heading}
          className="flex min-w-0 flex-col-reverse justify-end gap-2 border-l-4 border-teal pl-6"
        >
          <dt className="max-w-[32ch]">{heading}</dt>
          <dd className="text-h1 text-ink-purple tabular-nums hyphens-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
