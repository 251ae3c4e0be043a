/** Campaign parameters that a visit keeps (docs/behaviour.md §7): these five and no other. */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Entry and parameter that name the page on which the visit began (docs/behaviour.md §7). */
export const initialPageKey = 'initializePage';

/** Entry that says: the values of this session are stored (docs/behaviour.md §7). */
export const savedKey = 'utm_saved';

/** Everything that may be added to a URL, in this order. */
export const urlKeys = [...campaignKeys, initialPageKey] as const;

export type UrlKey = (typeof urlKeys)[number];

/** The longest value that is kept, in UTF-16 code units (issue 8, item 5). */
export const longestValue = 100;

/** Control characters, line ends, invisible marks such as those of text direction, halves of characters. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Half of a character that the cut has left at the end. */
const halfAtEnd = /\p{Cs}$/u;

/**
 * Makes a value that comes from a URL safe to keep and to show.
 * @returns What is left of it, perhaps nothing.
 */
export function cleanValue(value: string): string {
  const clean = value.replace(unwanted, '').trim();
  return clean.slice(0, longestValue).replace(halfAtEnd, '').trim();
}

/** Session storage may be blocked or full: the site works without, as if nothing had been kept. */
export function ifAllowed<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
