/** Shows a text while its number is the one in `data-shown`. Tailwind finds class names written out only. */
const shownInScope = [
  'hidden group-data-[shown=1]/scope:inline',
  'hidden group-data-[shown=2]/scope:inline',
] as const;

/**
 * A text that the address chooses, inside a `QueryScope`. Both are in the HTML; the second is no part of what the
 * page itself says, so the search passes over it.
 * @param texts In the order of the scope's values.
 */
export function QueryText({ texts: [first, second] }: { texts: readonly [string, string] }) {
  return (
    <>
      <span className={shownInScope[0]}>{first}</span>{' '}
      <span className={shownInScope[1]} data-teaser="">
        {second}
      </span>
    </>
  );
}
