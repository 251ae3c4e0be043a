import { useId } from 'react';
import type { BlockProps } from '@/lib/schema/block';
import type { technologyStripSchema } from './schema';

/** Names of technologies as plain words: their makers’ signs are not ours to show. */
export function TechnologyStrip(props: BlockProps<typeof technologyStripSchema>) {
  const { label, technologies } = props;
  const id = useId();
  return (
    <div className="my-10 flex flex-col gap-x-10 gap-y-4 border-y border-rule py-6 first:mt-0 last:mb-0 lg:flex-row lg:items-baseline">
      <p id={id} className="shrink-0 text-small text-ink-soft lg:w-48">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {technologies.map((technology) => (
          <li
            key={technology}
            className="min-w-0 rounded-card border border-rule px-3 py-1 font-mono text-small"
          >
            {technology}
          </li>
        ))}
      </ul>
    </div>
  );
}
