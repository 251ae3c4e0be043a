import { movedId, recordedId } from '@/lib/check/extract/moved-pages';
import { type CheckedSite, type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import { entryIds } from '@/lib/check/extract/site-registry';
import { removalAdvice } from '@/lib/check/extract/snapshot';
import { readDataFile } from '@/lib/check/extract/yaml';
import type { Place, SiteFinding, SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { warsawDayOf } from '@/lib/content/visibility';
import { defaultLocale } from '@/lib/i18n/locales';
import { priceUnits } from '@/lib/schema/data/prices';
import { type DataFileName, dataFileNames, dataFiles } from '@/lib/schema/data-files';
import { referencesIn } from '@/lib/schema/formats';
import { currentPrices } from '@/lib/site/prices';

const offersFile = 'data/offers.yaml';
const start = { line: 1, column: 1 };

/** How many days ahead the check asks for a new date. */
const noticeDays = 60;

const fileOf = (name: DataFileName) => `data/${name}.yaml`;

/** A value that names an entry of another data file, and the file. */
type Naming = { path: (string | number)[]; value: string; to: DataFileName };

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

const namingOf = (path: (string | number)[], value: unknown, to: DataFileName): Naming[] =>
  typeof value === 'string' ? [{ path, value, to }] : [];

/** The price of an entry, where it names one. */
const priceNaming = (id: string, entry: unknown): Naming[] =>
  namingOf([id, 'price'], recordOf(entry)['price'], 'prices');

/** What the entries of a file name, as far as they can be read; data-file reports the rest. */
const namedBy: Partial<Record<DataFileName, (id: string, entry: unknown) => Naming[]>> = {
  offers: (id, entry) => {
    const { priceFrom, serviceLevel } = recordOf(entry);
    return [
      ...namingOf([id, 'priceFrom'], priceFrom, 'prices'),
      ...namingOf([id, 'serviceLevel'], serviceLevel, 'service-levels'),
    ];
  },
  certificates: (id, entry) => namingOf([id, 'download'], recordOf(entry)['download'], 'downloads'),
  'disk-tiers': priceNaming,
  'machine-sizes': priceNaming,
  'price-examples': (id, entry) => {
    const { lines } = recordOf(entry);
    return (Array.isArray(lines) ? lines : []).flatMap((line, index) =>
      namingOf([id, 'lines', index, 'price'], recordOf(line)['price'], 'prices'),
    );
  },
};

/** Units of the prices that a file may name, and why: sums and heads of tables say what the price is for. */
const unitsOf: Partial<Record<DataFileName, { units: readonly string[]; why: string }>> = {
  'disk-tiers': { units: ['gb-month'], why: 'disks are shown with the price of a GB a month' },
  'machine-sizes': { units: ['month'], why: 'machines are shown with the price of a month' },
  'price-examples': {
    units: priceUnits.filter((unit) => unit.endsWith('month')),
    why: 'the sum is one of a month',
  },
};

/** What is wrong with the name of an entry, if anything. */
function namingFault(
  site: CheckedSite,
  from: DataFileName,
  { value, to }: Naming,
): string | undefined {
  const ids = entryIds(site, fileOf(to));
  if (!ids) return undefined;
  if (!ids.includes(value))
    return `there is no entry "${value}" in ${fileOf(to)}${suggest(value, ids)}`;
  const unit = currentPrices().get(value)?.unit;
  const asked = to === 'prices' ? unitsOf[from] : undefined;
  if (!asked || unit === undefined || asked.units.includes(unit)) return undefined;
  return `"${value}" has the unit ${unit}, and ${asked.why}: expected an entry with the unit ${asked.units.join(' or ')}`;
}

/** Entries of data files that name entries which are not there. */
function unknownNames(site: CheckedSite): SiteFinding[] {
  return dataFileNames.flatMap((name) => {
    const file = fileOf(name);
    const named = namedBy[name];
    if (!named || !site.files.includes(file)) return [];
    const { source, yaml } = readDataFile(site.directory, file);
    return Object.entries(recordOf(yaml.data)).flatMap(([id, entry]) =>
      named(id, entry).flatMap((one) => {
        const message = namingFault(site, name, one);
        return message ? [{ file, ...source.at(yaml.valueOffset(one.path)), message }] : [];
      }),
    );
  });
}

/** A last day in a data file, and where it is. */
type LastDay = Place & { day: string };

/** Every last day of the data files. */
function lastDays({ directory, files }: CheckedSite): LastDay[] {
  return dataFileNames.flatMap((name) => {
    const file = fileOf(name);
    if (!files.includes(file)) return [];
    const { source, yaml } = readDataFile(directory, file);
    return referencesIn(yaml.data, dataFiles[name].schema, 'expiry')
      .filter(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value))
      .map(({ path, value: day }) => ({
        file,
        ...source.at(yaml.valueOffset(path)),
        day,
      }));
  });
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whether an answer box is on the page, and how many. */
const answerBoxes: Extract<Placed<object>[]> = {
  name: 'answer-box',
  from: ({ tags, source }) =>
    tags.filter(({ name }) => name === 'AnswerBox').map(({ offset }) => source.at(offset)),
};

const isOffered = ({ id, status }: { id: string; status: string }) =>
  /^(services|products)\//.test(id) && status === 'live';

/** Pages without an offer, and offers without a page. */
function offerFaults(site: CheckedSite): SiteFinding[] {
  const ids = entryIds(site, offersFile);
  if (!ids || !site.files.includes(offersFile)) return [];
  const lacking = site.documents.filter(
    (page) => isOffered(page) && !ids.includes(recordedId(page.id, site)),
  );
  // The languages of a page share its entry: it is asked for once.
  const without = lacking
    .filter((page) => lacking.find(({ id }) => id === page.id) === page)
    .map(({ file, id, places }) => ({
      file,
      ...(places['title'] ?? start),
      message: `the page has no entry "${id}" in ${offersFile}: expected one, from which its answer box takes place, service level, price and start; copy another one there and change it`,
    }));
  const { source, yaml } = readDataFile(site.directory, offersFile);
  const pages = [...new Set(site.documents.map(({ id }) => id))];
  const astray = ids
    // Of a folder that was moved, moved-page tells.
    .filter((id) => !pages.includes(id) && movedId(id, site) === undefined)
    .map((id) => ({
      file: offersFile,
      ...source.at(yaml.keyOffset([id])),
      message:
        removalAdvice(id, defaultLocale, site, 'remove this entry') ??
        `there is no page "${id}"${suggest(id, pages)}`,
    }));
  return [...without, ...astray];
}

/** Rules about prices, service levels and offers. */
export const offerRules: SiteRule[] = [
  {
    name: 'unknown-data-entry',
    severity: 'error',
    summary: 'Prices, service levels and downloads that an entry of a data file names exist.',
    remedy: 'Use the suggested name, or add the entry to the file that the message names.',
    checkSite: unknownNames,
  },
  {
    name: 'expired-data',
    severity: 'error',
    summary: 'Prices, certificates and whatever else data gives a last day are renewed by then.',
    remedy: 'Bring the entry up to date with a later day, or remove it.',
    checkSite: (site) => {
      const today = warsawDayOf(site.now);
      return lastDays(site)
        .filter(({ day }) => day < today)
        .map(({ day, ...place }) => ({
          ...place,
          message: `this held until ${day}, and today is ${today}: expected a later day, with what is so from now on`,
        }));
    },
  },
  {
    name: 'expiring-data',
    severity: 'warning',
    summary: `Prices, certificates and the like are renewed ${noticeDays} days before their last day.`,
    remedy: 'Ask whoever answers for the entry what comes after that day.',
    checkSite: (site) => {
      const today = warsawDayOf(site.now);
      const soon = warsawDayOf(new Date(site.now.getTime() + noticeDays * dayMilliseconds));
      return lastDays(site)
        .filter(({ day }) => day >= today && day <= soon)
        .map(({ day, ...place }) => ({
          ...place,
          message: `this holds until ${day}, less than ${noticeDays} days from now: ask what holds afterwards, and write it with its last day`,
        }));
    },
  },
  {
    name: 'missing-offer',
    // A warning: a new page must not wait for its price.
    severity: 'warning',
    summary: `Every service and product has an entry in ${offersFile}, and every entry a page.`,
    remedy: 'Add the entry with place, service level, price and start, or correct its name.',
    checkSite: offerFaults,
  },
];

/** Rules about the box that shows an offer. */
export const answerBoxRule: SiteRule = {
  name: 'missing-answer-box',
  // A warning: a new page must not wait for its price.
  severity: 'warning',
  summary: 'Every service and product with an offer begins with one answer box.',
  remedy: 'Put an `<AnswerBox>` after the `<Hero>`, and no second one.',
  extracts: [answerBoxes],
  checkSite: (site) => {
    const ids = entryIds(site, offersFile) ?? [];
    return site.documents
      .filter((page) => isOffered(page) && page.isRead && ids.includes(page.id))
      .flatMap((page) => {
        const { file, places } = page;
        const [first, second] = extractOf(page, answerBoxes);
        if (second)
          return [
            {
              file,
              ...second,
              message: 'this is the second `<AnswerBox>`: expected one on a page; take one out',
            },
          ];
        if (first) return [];
        const message =
          'the page has no `<AnswerBox>`: expected one after its `<Hero>`, since it has an offer to show; copy it from another service';
        return [{ file, ...(places['title'] ?? start), message }];
      });
  },
};
