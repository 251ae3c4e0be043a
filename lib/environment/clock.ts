/**
 * The one clock of the site: what is scheduled, which positions are open, which year the footer names. All else is
 * handed a moment; `tests/contracts/source.test.ts` finds code that asks for the time by itself.
 */

/**
 * The moment the site shows. Environment: BUILD_TIME, which a build sets for itself and all its processes, so that
 * one that runs past midnight makes the site of one day.
 * @throws when BUILD_TIME is no moment; commands report that before they begin.
 */
export function currentMoment(): Date {
  const given = process.env.BUILD_TIME?.trim();
  if (!given) return new Date();
  const fault = momentFault(given);
  if (fault) throw new Error(`BUILD_TIME is "${given}": ${fault}`);
  return new Date(given);
}

/** Holds the clock: from now on this process and those it starts see one moment, the one in BUILD_TIME if it is set. */
export function holdClock(): void {
  process.env.BUILD_TIME = currentMoment().toISOString();
}

/** RFC 3339, seconds and their fractions optional. */
const written = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** What keeps a text from being a moment; a day that no calendar has (30 February) would be read as another one. */
export function momentFault(text: string): string | undefined {
  const [, day = ''] = written.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  if (day && isDay && !Number.isNaN(Date.parse(text))) return undefined;
  return 'expected a moment with its time zone, such as 2026-11-22T23:30:00Z or 2026-11-23T00:30:00+01:00';
}

/**
 * What the clock of the machine says, for the ages of files in caches. Never for what a page shows: see
 * `currentMoment`.
 */
export const machineTime = (): Date => new Date();
