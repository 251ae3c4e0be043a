/**
 * Class names in one string; what is empty or false is left out.
 * @param names What a part brings, then what its caller adds.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
