/** What else shows a variant: no script, or paper; there all stand one below the other. */
const always = 'noscript:block print:block';

/** Shows a variant while its number is the one in `data-shown`. Tailwind finds class names written out only. */
const panels = [
  'hidden group-data-[shown=1]/variants:block',
  'hidden group-data-[shown=2]/variants:block',
  'hidden group-data-[shown=3]/variants:block',
  'hidden group-data-[shown=4]/variants:block',
  'hidden group-data-[shown=5]/variants:block',
  'hidden group-data-[shown=6]/variants:block',
] as const;

/** Marks the choice whose variant is shown. */
const marks = [
  'group-data-[shown=1]/variants:text-ink-purple group-data-[shown=1]/variants:after:scale-x-100',
  'group-data-[shown=2]/variants:text-ink-purple group-data-[shown=2]/variants:after:scale-x-100',
  'group-data-[shown=3]/variants:text-ink-purple group-data-[shown=3]/variants:after:scale-x-100',
  'group-data-[shown=4]/variants:text-ink-purple group-data-[shown=4]/variants:after:scale-x-100',
  'group-data-[shown=5]/variants:text-ink-purple group-data-[shown=5]/variants:after:scale-x-100',
  'group-data-[shown=6]/variants:text-ink-purple group-data-[shown=6]/variants:after:scale-x-100',
] as const;

/** A visitor who has to choose among more than six is better served by pages of their own. */
export const mostVariants = panels.length;

/**
 * Class names of a variant and of its choice, which follow the container's `data-shown`.
 * @param index Position of the variant, from 0.
 * @throws when it is beyond the last that can be shown.
 */
export function shownWhen(index: number): { panel: string; mark: string } {
  const [panel, mark] = [panels[index], marks[index]];
  if (!panel || !mark)
    throw new Error(`expected ${mostVariants} variants at most, found one more: ${index + 1}`);
  return { panel: `${panel} ${always}`, mark };
}
