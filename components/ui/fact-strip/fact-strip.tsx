import { classNames } from '@/components/ui/class-names/class-names';
import type { ShownFact } from '@/lib/site/facts';

type FactStripProps = { facts: readonly ShownFact[]; className?: string };

const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Facts in one row below a thin line, each number above what it counts: at the foot of a first screen, or in a section. */
export function FactStrip({ facts, className }: FactStripProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 gap-x-8 gap-y-6 border-t border-rule pt-6',
        columns[facts.length],
        className,
      )}
    >
      {facts.map(({ value, label }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt className="max-w-[30ch] text-small text-ink-soft">{label}</dt>
          <dd className="text-h3 tabular-nums hyphens-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
