import { warsawDayOf } from '@/lib/content/visibility';
import type { SiteRule } from '../rule';

const start = { line: 1, column: 1 };

/** Whether a value is written as a day; the schema tells when it is not. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Rules about days in frontmatter. */
export const dateRules: SiteRule[] = [
  {
    name: 'expired',
    severity: 'error',
    summary: 'A page with an `expires` day is renewed or removed by the end of that day.',
    remedy: 'Bring the text up to date and set a later day, or remove the page.',
    check: ({ documents, now }) => {
      const today = warsawDayOf(now);
      return documents.flatMap(({ file, status, data: { expires }, places }) => {
        if (status === 'draft' || !isDay(expires) || today <= expires) return [];
        const message = `the page expired on ${expires}: expected it to be renewed or removed by then, and today is ${today}`;
        return [{ file, ...(places['expires'] ?? start), message }];
      });
    },
  },
  {
    name: 'unannounced-future',
    severity: 'error',
    summary: 'A post that is dated later than today says `scheduled: true`.',
    remedy: 'Add `scheduled: true`, or mend the date.',
    check: ({ documents, now }) =>
      documents.flatMap(({ file, status, data, places }) => {
        if (status !== 'scheduled' || data['scheduled'] === true || !isDay(data['date'])) return [];
        const message = `${data['date']} is later than today, ${warsawDayOf(now)}: expected \`scheduled: true\` with it, or a day that has come`;
        return [{ file, ...(places['date'] ?? start), message }];
      }),
  },
];
