/** A text in a nested value, and the way to it. */
type TextAt = { path: (string | number)[]; text: string };

/** All texts in a nested value; a value that refers to itself is never parsed this far. */
export function textsIn(value: unknown, above: readonly (string | number)[] = []): TextAt[] {
  if (typeof value === 'string') return [{ path: [...above], text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(entry, [...above, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...above, key]));
}
