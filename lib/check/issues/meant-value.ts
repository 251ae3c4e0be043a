import { meantDay } from './meant-day';
import { wordOf } from './value-words';

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

const numberText = /^\s*-?\d+(\.\d+)?\s*$/;

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
      return typeof found === 'string' && numberText.test(found) ? Number(found) : undefined;
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
