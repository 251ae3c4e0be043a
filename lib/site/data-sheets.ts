import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import type { Locale } from '@/lib/i18n/locales';
import type { Certificate } from '@/lib/schema/data/certificates';
import type { DiskTier } from '@/lib/schema/data/platform';
import type { ServiceLevel } from '@/lib/schema/data/service-levels';
import { namedPrice } from './price-list';

/** A table made of a data file; its heads are interface texts (`components.data_sheets`). */
export type DataSheet = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Numbers of the columns, from 0, that hold numbers: their cells end at one edge. */
  ends?: readonly number[];
  /** Few entries of much to say stand side by side on pages, what is said of them below each other. */
  isTurned?: boolean;
};

/** What an entry of the price list costs; a dash where there is none. */
const priceOf = (name: string | undefined, locale: Locale): string =>
  name === undefined ? '–' : zloty(namedPrice(name).net, locale);

/** The first and the last day of something in force. */
export const daysOf = (
  { validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>,
  locale: Locale,
): string => `${blogDate(validFrom, locale)} – ${blogDate(validUntil, locale)}`;

/** Operations a second of a disk, in words. */
function iopsOf({ perGb, most }: DiskTier['iops'], locale: Locale, texts: TextOf): string {
  const number = numberFormat(locale);
  const values = { most: number.format(most) };
  return perGb === undefined
    ? texts('iops_any', values)
    : texts('iops_per_gb', { ...values, per_gb: number.format(perGb) });
}

const percentOf = (value: number, locale: Locale) =>
  `${numberFormat(locale, { maximumFractionDigits: 3 }).format(value)}%`;

/**
 * What follows when a service level is missed, in one line.
 * @param credit Writes a share of the fee for an availability below a bound.
 */
export function remediesOf(
  { credits = [], remedy }: ServiceLevel,
  locale: Locale,
  credit: (below: string, percent: string) => string,
): string {
  const steps = credits.map(({ below, percent }) =>
    credit(percentOf(below, locale), percentOf(percent, locale)),
  );
  return [...steps, ...(remedy ? [remedy[locale]] : [])].join('; ');
}

/** Tables that pages and printed files show of data files, by name. */
export const dataSheets = {
  sites: (locale) => ({
    head: ['place', 'since', 'class', 'power', 'reserve', 'carriers', 'people'],
    isTurned: true,
    rows: Object.values(readData('sites')).map((site) => [
      site.name[locale],
      String(site.since),
      site.class[locale],
      site.power[locale],
      site.reserve[locale],
      String(site.carriers),
      site.people[locale],
    ]),
  }),
  board: (locale) => ({
    head: ['name', 'role', 'answersFor', 'since'],
    rows: Object.values(readData('board')).map(({ name, role, answersFor, since }) => [
      name,
      role[locale],
      answersFor[locale],
      String(since),
    ]),
  }),
  subcontractors: (locale) => ({
    head: ['company', 'country', 'task', 'access'],
    rows: Object.values(readData('subcontractors')).map(({ name, country, task, access }) => [
      name,
      country[locale],
      task[locale],
      access[locale],
    ]),
  }),
  kubernetes: (locale) => ({
    head: ['version', 'released', 'offered', 'until'],
    rows: Object.entries(readData('kubernetes-versions')).map(([version, days]) => [
      version,
      blogDate(days.released, locale),
      blogDate(days.offered, locale),
      blogDate(days.until, locale),
    ]),
  }),
  'machine-sizes': (locale) => {
    const number = numberFormat(locale);
    return {
      head: ['size', 'vcpu', 'memory', 'network', 'meantFor', 'monthPrice'],
      ends: [1, 2, 3, 5],
      rows: Object.entries(readData('machine-sizes')).map(([name, size]) => [
        name,
        number.format(size.vcpu),
        number.format(size.memory),
        number.format(size.network),
        size.meantFor[locale],
        priceOf(size.price, locale),
      ]),
    };
  },
  'disk-tiers': (locale, texts) => {
    const number = numberFormat(locale);
    return {
      head: ['disk', 'iops', 'throughput', 'latency', 'copies', 'gbPrice'],
      ends: [2, 3, 5],
      rows: Object.values(readData('disk-tiers')).map((tier) => [
        tier.name[locale],
        iopsOf(tier.iops, locale, texts),
        number.format(tier.throughput),
        number.format(tier.latency),
        tier.copies[locale],
        priceOf(tier.price, locale),
      ]),
    };
  },
  certificates: (locale) => ({
    head: ['standard', 'scope', 'number', 'body', 'valid'],
    rows: Object.values(readData('certificates')).map((one) => [
      `${one.standard}:${one.edition}`,
      one.scope[locale],
      one.number,
      one.body,
      daysOf(one, locale),
    ]),
  }),
  'service-levels': (locale, texts) => ({
    head: ['service', 'level', 'measure', 'missed'],
    rows: Object.values(readData('service-levels')).map((one) => [
      one.name[locale],
      one.level[locale],
      one.measure[locale],
      remediesOf(one, locale, (below, percent) => texts('credit', { below, percent })),
    ]),
  }),
} satisfies Record<string, (locale: Locale, texts: TextOf) => DataSheet>;

/** An interface text of `components.data_sheets`, with values filled in. */
export type TextOf = (key: string, values?: Record<string, string>) => string;

export type DataSheetName = keyof typeof dataSheets;

export const dataSheetNames = Object.keys(dataSheets) as DataSheetName[];
