import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import type { Locale } from '@/lib/i18n/locales';
import { remediesOf } from './service-levels';

/** A table made of a data file; its heads are interface texts (`components.data_sheets`). */
export type DataSheet = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** Tables that pages and printed files show of data files, by name. */
export const dataSheets = {
  sites: (locale) => ({
    head: ['place', 'since', 'class', 'power', 'reserve', 'carriers', 'people'],
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
  certificates: (locale) => ({
    head: ['standard', 'scope', 'number', 'body', 'valid'],
    rows: Object.values(readData('certificates')).map((one) => [
      `${one.standard}:${one.edition}`,
      one.scope[locale],
      one.number,
      one.body,
      `${blogDate(one.validFrom, locale)} – ${blogDate(one.validUntil, locale)}`,
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
