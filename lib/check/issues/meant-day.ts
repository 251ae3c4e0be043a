const isInCalendar = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;

const written = (year: number, month: number, day: number) =>
  isInCalendar(year, month, day)
    ? [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    : undefined;

/**
 * A day that is written otherwise than `2026-11-21`: `21.11.2026`, `2026/11/21`, `2026-11-21T10:00`.
 * @returns The day as it is to be written; undefined when it does not exist, or when day and month could
 *   be the other way round (`3/4/2026`).
 */
export function meantDay(text: string): string | undefined {
  const yearFirst = /^\s*(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ].*)?\s*$/.exec(text);
  if (yearFirst) return written(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const [, first, separator, second, year] =
    /^\s*(\d{1,2})([-./ ])(\d{1,2})\2(\d{4})\s*$/.exec(text) ?? [];
  if (!first || !second || !year) return undefined;
  const [a, b] = [Number(first), Number(second)];
  if (separator === '.' || a > 12) return written(Number(year), b, a);
  return b > 12 || a === b ? written(Number(year), a, b) : undefined;
}
