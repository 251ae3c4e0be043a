/** Making one takes as long as using it fifty times, and the check writes every fact beside every text. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * How a language writes numbers, made once for each language and options.
 * @param locale BCP 47 tag, e.g. `pl`.
 * @param options As of `Intl.NumberFormat`.
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}
