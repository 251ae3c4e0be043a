const isDate = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(new Date(value).getTime());

/**
 * Whether a stored choice is one that the consent tool has written. It reads dates and categories without looking,
 * and could not store a new choice over broken ones.
 * @param value Raw value of the cookie.
 */
export function isSoundChoice(value: string): boolean {
  try {
    const choice: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof choice !== 'object' || choice === null) return false;
    const { categories, consentTimestamp, lastConsentTimestamp } = choice as Record<
      string,
      unknown
    >;
    const areNames =
      Array.isArray(categories) && categories.every((one) => typeof one === 'string');
    return areNames && isDate(consentTimestamp) && isDate(lastConsentTimestamp);
  } catch {
    return false;
  }
}
