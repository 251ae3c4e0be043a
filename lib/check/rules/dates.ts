import {
  type CheckedSite,
  type DocumentSummary,
  placeOf,
  type SharedContent,
} from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { faultsIn, type Place } from '@/lib/check/problem';
import type { Rule } from '@/lib/check/rule';
import { warsawDayOf } from '@/lib/content/visibility';
import { dataFileNames, dataFiles } from '@/lib/schema/data-files';
import { day, referencesIn } from '@/lib/schema/formats';

/** Whether a value is a day of the calendar; the schema reports when it is not. */
const isDay = (value: unknown): value is string => day().safeParse(value).success;

/** What is wrong with the day of the last change of a page, if anything. */
function updateFault({ data: { date, updateDate } }: DocumentSummary, today: string) {
  if (!isDay(updateDate)) return undefined;
  if (isDay(date) && updateDate < date)
    return `${updateDate} is earlier than \`date\`, ${date}: expected the day of the last change after publication, or no line \`updateDate\``;
  if (updateDate > today && !(isDay(date) && date > today))
    return `${updateDate} is later than today, ${today}: expected the day on which the text was last changed`;
  return undefined;
}

/** What is wrong with the last day of a page, if anything. */
const expiryFault = ({ data: { date, expires } }: DocumentSummary) =>
  isDay(expires) && isDay(date) && expires < date
    ? `${expires} is earlier than \`date\`, ${date}: expected a day after publication`
    : undefined;

/** Asks the same question of all pages; the answer stands at a key of the frontmatter. */
const inPages = (
  { documents }: CheckedSite,
  key: string,
  faultOf: (document: DocumentSummary) => string | undefined,
) => faultsIn(documents, (document) => placeOf(document, key), faultOf);

/** The last days of prices, certificates and whatever else data gives one. */
const lastDays = ({ directory, files }: SharedContent): (Place & { day: string })[] =>
  dataFileNames
    .filter((name) => files.includes(`data/${name}.yaml`))
    .flatMap((name) => {
      const { yaml, placeOf: placeIn } = readDataFile(directory, `data/${name}.yaml`);
      return referencesIn(yaml.data, dataFiles[name].schema, 'expiry')
        .filter(({ value }) => isDay(value))
        .map(({ path, value }) => ({ ...placeIn(path), day: value }));
    });

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
    checkSite: (site) => {
      const today = warsawDayOf(site.now);
      return inPages(site, 'expires', ({ status, data: { expires } }) =>
        status !== 'draft' && isDay(expires) && today > expires
          ? `the page expired on ${expires}, and today is ${today}: bring it up to date and write a later day, or remove the page`
          : undefined,
      );
    },
    checkShared: (shared) => {
      const today = warsawDayOf(shared.now);
      return lastDays(shared)
        .filter(({ day }) => day < today)
        .map(({ day, ...place }) => ({
          ...place,
          message: `this held until ${day}, and today is ${today}: expected a later day, with what is so from now on`,
        }));
    },
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
    checkSite: (site) => [
      ...inPages(site, 'updateDate', (document) => updateFault(document, warsawDayOf(site.now))),
      ...inPages(site, 'expires', expiryFault),
    ],
  },
  {
    name: 'unannounced-future',
    severity: 'error',
    summary: 'A post that is dated later than today says `scheduled: true`.',
    remedy: 'Add `scheduled: true`, or fix the date.',
    checkSite: (site) =>
      inPages(site, 'date', ({ status, data: { date, scheduled } }) =>
        status === 'scheduled' && scheduled !== true && isDay(date)
          ? `${date} is later than today, ${warsawDayOf(site.now)}: expected a line \`scheduled: true\` below it, or a day that has come`
          : undefined,
      ),
  },
];
