import type { CheckedSite, DocumentSummary, SharedContent } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import type { Place, SiteFinding } from '@/lib/check/problem';
import type { Rule } from '@/lib/check/rule';
import { warsawDayOf } from '@/lib/content/visibility';
import { dataFileNames, dataFiles } from '@/lib/schema/data-files';
import { referencesIn } from '@/lib/schema/formats';

const start = { line: 1, column: 1 };

/** Whether a value is written as a day; the schema reports when it is not. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** What is wrong with the order of a page's days, by the key to fix. */
function orderFaults(
  data: DocumentSummary['data'],
  today: string,
): [key: string, message: string][] {
  const { date, updateDate, expires } = data;
  const faults: [key: string, message: string][] = [];
  if (isDay(updateDate)) {
    if (isDay(date) && updateDate < date)
      faults.push([
        'updateDate',
        `${updateDate} is earlier than \`date\`, ${date}: expected the day of the last change after publication, or no line \`updateDate\``,
      ]);
    else if (updateDate > today && !(isDay(date) && date > today))
      faults.push([
        'updateDate',
        `${updateDate} is later than today, ${today}: expected the day on which the text was last changed`,
      ]);
  }
  if (isDay(expires) && isDay(date) && expires < date)
    faults.push([
      'expires',
      `${expires} is earlier than \`date\`, ${date}: expected a day after publication`,
    ]);
  return faults;
}

/** Pages whose last day is over. */
function expiredPages({ documents }: CheckedSite, today: string): SiteFinding[] {
  return documents.flatMap(({ file, status, data: { expires }, places }) => {
    if (status === 'draft' || !isDay(expires) || today <= expires) return [];
    const message = `the page expired on ${expires}, and today is ${today}: bring it up to date and write a later day, or remove the page`;
    return [{ file, ...(places['expires'] ?? start), message }];
  });
}

/** The last days of prices, certificates and whatever else data gives one. */
function lastDays({ directory, files }: SharedContent): (Place & { day: string })[] {
  return dataFileNames.flatMap((name) => {
    const file = `data/${name}.yaml`;
    if (!files.includes(file)) return [];
    const { source, yaml } = readDataFile(directory, file);
    return referencesIn(yaml.data, dataFiles[name].schema, 'expiry')
      .filter(({ value }) => isDay(value))
      .map(({ path, value }) => ({ file, ...source.at(yaml.valueOffset(path)), day: value }));
  });
}

/** What of data has held for its last day. */
const expiredData = (shared: SharedContent, today: string): SiteFinding[] =>
  lastDays(shared)
    .filter(({ day }) => day < today)
    .map(({ day, ...place }) => ({
      ...place,
      message: `this held until ${day}, and today is ${today}: expected a later day, with what is so from now on`,
    }));

/** How long before its last day an entry is to be renewed: a new price takes weeks to be agreed on. */
const noticeDays = 60;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Rules about days. */
export const dateRules: Rule[] = [
  {
    name: 'expired',
    severity: 'error',
    summary:
      'A page with an `expires` day, a price, a certificate and whatever else has a last day is renewed or removed by the end of that day.',
    remedy: 'Bring the text or the entry up to date and set a later day, or remove it.',
    checkSite: (site) => expiredPages(site, warsawDayOf(site.now)),
    checkShared: (shared) => expiredData(shared, warsawDayOf(shared.now)),
  },
  {
    name: 'expiring-data',
    // A warning: at the last day `expired` stops builds, which nobody should be surprised by.
    severity: 'warning',
    summary: `Prices, certificates and the like are renewed ${noticeDays} days before their last day.`,
    remedy: 'Ask whoever answers for the entry what comes after that day.',
    checkShared: (shared) => {
      const today = warsawDayOf(shared.now);
      const soon = warsawDayOf(new Date(shared.now.getTime() + noticeDays * dayMilliseconds));
      return lastDays(shared)
        .filter(({ day }) => day >= today && day <= soon)
        .map(({ day, ...place }) => ({
          ...place,
          message: `this holds until ${day}, less than ${noticeDays} days from now: ask what holds afterwards, and write it with its last day`,
        }));
    },
  },
  {
    name: 'date-order',
    severity: 'error',
    summary:
      'A page is published before it is updated, and updated before it expires; no update lies ahead.',
    remedy: 'Correct the day, or remove `updateDate` where nothing was changed since publication.',
    checkSite: ({ documents, now }) => {
      const today = warsawDayOf(now);
      return documents.flatMap(({ file, data, places }) =>
        orderFaults(data, today).map(([key, message]) => ({
          file,
          ...(places[key] ?? start),
          message,
        })),
      );
    },
  },
  {
    name: 'unannounced-future',
    severity: 'error',
    summary: 'A post that is dated later than today says `scheduled: true`.',
    remedy: 'Add `scheduled: true`, or fix the date.',
    checkSite: ({ documents, now }) =>
      documents.flatMap(({ file, status, data, places }) => {
        if (status !== 'scheduled' || data['scheduled'] === true || !isDay(data['date'])) return [];
        const message = `${data['date']} is later than today, ${warsawDayOf(now)}: expected a line \`scheduled: true\` below it, or a day that has come`;
        return [{ file, ...(places['date'] ?? start), message }];
      }),
  },
];
