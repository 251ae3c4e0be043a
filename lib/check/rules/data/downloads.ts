import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import {
  faultsIn,
  fileOfPath,
  type Place,
  type SiteFinding,
  startOfFile,
} from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { activePartOf } from '@/lib/downloads/active-pdf';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import { printTexts } from '@/lib/downloads/print-text';
import { fullLocales, type Locale } from '@/lib/i18n/locales';
import { downloadsSchema } from '@/lib/schema/data/downloads';

const file = 'data/downloads.yaml';

/** What a visitor on a train waits for, in kilobytes of 1,000 bytes. */
const mostKilobytes = 200;

/** A PDF that data/downloads.yaml names. */
type Offered = {
  id: string;
  name: string;
  locale: Locale;
  hasSpreadsheet?: boolean;
  /** Place of a value of its entry. */
  placeOf: (...path: string[]) => Place;
};

/** The files that are offered; none where the list breaks its schema, which data-file reports. */
function offeredFiles({ directory, files }: CheckedSite): Offered[] {
  if (!files.includes(file)) return [];
  const { yaml, placeOf } = readDataFile(directory, file);
  const { data = {} } = downloadsSchema.safeParse(yaml.data);
  return Object.entries(data).flatMap(([id, { file: names, hasSpreadsheet }]) =>
    fullLocales.map((locale) => ({
      id,
      name: names[locale],
      locale,
      hasSpreadsheet,
      placeOf: (...path) => placeOf([id, ...path]),
    })),
  );
}

/** Asks the same question of every file that is offered. */
const ofEach = (
  site: CheckedSite,
  faultOf: (offered: Offered) => string | undefined,
): SiteFinding[] =>
  faultsIn(offeredFiles(site), ({ placeOf, locale }) => placeOf('file', locale), faultOf);

/** PDFs that no entry names, and that do something: they are published as well. */
function activeFiles(site: CheckedSite): SiteFinding[] {
  const { publicFiles, publicPaths = [] } = site;
  const known = new Set(offeredFiles(site).map(({ name }) => downloadPath(name, publicFiles)));
  return faultsIn(
    publicPaths.filter((target) => /\.pdf$/i.test(target) && !known.has(target)),
    (target) => startOfFile(fileOfPath(site.directory, target)),
    (target) => {
      const active = activePartOf(readFileSync(target));
      return (
        active && `the file holds ${active}: expected a PDF that shows pages and does nothing else`
      );
    },
  );
}

/** Texts of which a spreadsheet is to be made, and that are not there. */
const missingTexts = (site: CheckedSite): SiteFinding[] =>
  faultsIn(
    offeredFiles(site).filter(({ hasSpreadsheet }) => hasSpreadsheet),
    ({ placeOf }) => placeOf('hasSpreadsheet'),
    ({ id, locale }) => {
      const text = `${id}.${locale}.html`;
      if (existsSync(path.join(site.downloadSources ?? printTexts, text))) return undefined;
      return `there is no ${printTexts}/${text}, of which the spreadsheet is made: put it there, or remove hasSpreadsheet`;
    },
  );

/** Rules about files to take home. */
export const downloadRules: readonly SiteRule[] = [
  {
    name: 'download-file',
    severity: 'error',
    summary:
      'Every download is a PDF in public/downloads that has tags, a title and the language it is offered in; one that offers a spreadsheet has the text it is made of.',
    remedy:
      'Put the file there under the name that data/downloads.yaml gives, or correct the name.',
    checkSite: (site) => [
      ...ofEach(site, ({ name, locale }) => downloadFault(name, locale, site.publicFiles)),
      ...missingTexts(site),
      ...activeFiles(site),
    ],
  },
  {
    name: 'download-size',
    severity: 'warning',
    summary: `A download has at most ${mostKilobytes} KB, so that it arrives on a train.`,
    remedy: 'Make its pictures smaller, or print it from a text of its own.',
    checkSite: (site) =>
      ofEach(site, ({ name }) => {
        const entry = statSync(downloadPath(name, site.publicFiles), { throwIfNoEntry: false });
        const kilobytes = Math.ceil((entry?.size ?? 0) / 1000);
        if (kilobytes <= mostKilobytes) return undefined;
        return `"${name}" has ${kilobytes} KB: expected ${mostKilobytes} at most`;
      }),
  },
];
