import { kebabOf } from '@/lib/check/rules/files/folder-name';
import { pageFields } from '@/lib/schema/document-types';
import { site } from '@/site.config';
import { wordOf } from './value-words';

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

/**
 * An old address that is written otherwise than `/old/address`: without its slash, with one at its end, with a query,
 * an anchor or the site's origin.
 * @returns The address as `redirectFrom` takes it; undefined where none can be determined.
 */
export function meantAddress(text: string): string | undefined {
  const path = text
    .trim()
    .replace(site.origin, '')
    .replace(/[?#].*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const address = `/${path.split('/').filter(Boolean).join('/')}`;
  const encoded = address.replace(/[^\x20-\x7E]+/g, encodeURIComponent);
  return pageFields.redirectFrom.safeParse([encoded]).success ? encoded : undefined;
}

/** A name as addresses and keys have it, from words: `Koszty chmury` is `koszty-chmury`. */
export const meantName = (text: string): string | undefined => kebabOf(text) || undefined;

/** A page id that lacks its slash: `services/finops`. Of anything else nothing is certain. */
export const meantLink = (text: string): string | undefined =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+(?:#\S*)?$/.test(text)
    ? `/${text}`
    : undefined;

/** Words that people write for true and false, in both languages of the site. */
const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  on: true,
  tak: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  off: false,
  nie: false,
  '0': false,
};

/** A number with what people add to it: a decimal comma, spaces between thousands, a unit behind it. */
const numberText =
  /^\s*(-?\d{1,3}(?:[ \u00A0\u202F]\d{3})+|-?\d+)(?:\.(\d+)|,(\d{1,2}|\d{4,}))?\s*(?:%|\p{L}{1,3})?\s*$/u;

/** The number that a text is meant to be; `1,500` may be either of two. */
function meantNumber(text: string): number | undefined {
  const [, whole = '', point, comma] = numberText.exec(text) ?? [];
  return whole === '' ? undefined : Number(`${whole.replace(/\s/g, '')}.${point ?? comma ?? 0}`);
}

function meantTruth(found: unknown): boolean | undefined {
  const word = wordOf(found).trim().toLowerCase();
  return Object.hasOwn(truths, word) ? truths[word] : undefined;
}

/**
 * The value a writer most probably meant, where its kind alone is wrong.
 * @param expected Kind of the value as zod names it (`boolean`, `number`, `string`, `array`, `date`).
 * @returns undefined when nothing can be said.
 */
export function meantValue(expected: string, found: unknown): unknown {
  switch (expected) {
    case 'boolean':
      return meantTruth(found);
    case 'number':
    case 'int':
      return typeof found === 'string' ? meantNumber(found) : undefined;
    case 'string':
      return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined;
    case 'array':
      return typeof found === 'string' && found.trim() !== ''
        ? found.split(',').map((entry) => entry.trim())
        : undefined;
    case 'date':
      return typeof found === 'string' ? meantDay(found) : undefined;
    default:
      return undefined;
  }
}
