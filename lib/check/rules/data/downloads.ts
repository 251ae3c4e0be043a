import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CheckedSite, isWholeIn } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { problemFile } from '@/lib/check/problem-file';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { activePartOf } from '@/lib/downloads/active-pdf';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import { printTexts } from '@/lib/downloads/print-text';
import { fullLocales, type Locale, locales } from '@/lib/i18n/locales';
import { downloadsSchema } from '@/lib/schema/data/downloads';

const file = 'data/downloads.yaml';

/** What a visitor on a train waits for, in kilobytes of 1,000 bytes. */
const mostKilobytes = 200;

/** A file that data/downloads.yaml names. */
type Named = { name: string; locale: Locale; place: Pick<SiteFinding, 'line' | 'column'> };

/** The files that are offered; none where the list breaks its schema, which data-file reports. */
function namedFiles({ directory, files }: CheckedSite): Named[] {
  if (!files.includes(file)) return [];
  const { source, yaml } = readDataFile(directory, file);
  const { data } = downloadsSchema.safeParse(yaml.data);
  return Object.entries(data ?? {}).flatMap(([id, download]) =>
    fullLocales.map((locale) => ({
      name: download.file[locale],
      locale,
      place: source.at(yaml.valueOffset([id, 'file', locale])),
    })),
  );
}

/** Asks the same question of every file that is offered. */
const ofEach = (site: CheckedSite, faultOf: (named: Named) => string | undefined): SiteFinding[] =>
  namedFiles(site).flatMap((named) => {
    const message = faultOf(named);
    return message ? [{ file, ...named.place, message }] : [];
  });

/** Whether the list can be read and has the form it should: else nobody knows what it offers. */
const isListSound = ({ directory, files }: CheckedSite): boolean =>
  files.includes(file) &&
  downloadsSchema.safeParse(readDataFile(directory, file).yaml.data).success;

/** Files in public/downloads that no entry names. */
function unusedFiles(site: CheckedSite): SiteFinding[] {
  const folder = downloadPath('', site.publicFiles);
  const isSite = locales.some((locale) => isWholeIn(locale, site));
  if (!isSite || !isListSound(site) || !existsSync(folder)) return [];
  const named = new Set(namedFiles(site).map(({ name }) => name));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !named.has(entry.name))
    .map((entry) => {
      const message = `public/downloads/${entry.name} is offered nowhere: expected an entry that names it here, or the file removed`;
      return { file, line: 1, column: 1, message };
    });
}

/** A hash of a file’s content; none where there is no such file, which download-file reports. */
function contentOf(name: string, publicFiles: string | undefined): string | undefined {
  const target = downloadPath(name, publicFiles);
  return existsSync(target)
    ? createHash('sha1').update(readFileSync(target)).digest('hex')
    : undefined;
}

/** Files with the same content as one that is offered before, under another name. */
function copies(site: CheckedSite): SiteFinding[] {
  const first = new Map<string, string>();
  return namedFiles(site).flatMap(({ name, place }) => {
    const content = contentOf(name, site.publicFiles);
    if (content === undefined) return [];
    const other = first.get(content) ?? name;
    first.set(content, other);
    const message = `"${name}" is the same file as "${other}": expected that name here, so that the file is there once`;
    return other === name ? [] : [{ file, ...place, message }];
  });
}

/** PDFs that no entry names, and that do something: they are published as well. */
function activeFiles(site: CheckedSite): SiteFinding[] {
  const { publicFiles, publicPaths = [] } = site;
  const named = new Set(namedFiles(site).map(({ name }) => downloadPath(name, publicFiles)));
  return publicPaths
    .filter((target) => /\.pdf$/i.test(target) && !named.has(target))
    .flatMap((target) => {
      const active = activePartOf(readFileSync(target));
      if (!active) return [];
      const message = `the file holds ${active}: expected a PDF that shows pages and does nothing else`;
      return [{ ...problemFile(site.directory, target), line: 1, column: 1, message }];
    });
}

/** Downloads that promise a spreadsheet and have no text to make it of. */
function sheetsWithoutText(site: CheckedSite): SiteFinding[] {
  if (!isListSound(site)) return [];
  const { source, yaml } = readDataFile(site.directory, file);
  const { data } = downloadsSchema.safeParse(yaml.data);
  return Object.entries(data ?? {}).flatMap(([id, { hasSpreadsheet }]) => {
    const texts = fullLocales.map((locale) => `${id}.${locale}.html`);
    const missing = texts.find(
      (text) => !existsSync(path.join(site.downloadSources ?? printTexts, text)),
    );
    if (!hasSpreadsheet || !missing) return [];
    const place = source.at(yaml.valueOffset([id, 'hasSpreadsheet']));
    const message = `there is no ${printTexts}/${missing}, of which the spreadsheet is made: put it there, or remove hasSpreadsheet`;
    return [{ file, ...place, message }];
  });
}

/** Rules about files to take home. */
export const downloadFileRules: SiteRule[] = [
  {
    name: 'download-file',
    severity: 'error',
    summary:
      'Every download is a PDF in public/downloads that has tags, a title and the language it is offered in, and lies there once; one that offers a spreadsheet has the text it is made of.',
    remedy:
      'Put the file there under the name that data/downloads.yaml gives, or correct the name.',
    checkSite: (site) => [
      ...ofEach(site, ({ name, locale }) => downloadFault(name, locale, site.publicFiles)),
      ...copies(site),
      ...activeFiles(site),
      ...sheetsWithoutText(site),
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
  {
    name: 'download-source',
    severity: 'warning',
    summary: 'The text that a download is printed from is kept, so that it can be changed.',
    remedy: `Put its text into ${printTexts}/ under the same name, ending in .html.`,
    checkSite: (site) =>
      ofEach(site, ({ name }) => {
        const source = name.replace(/\.pdf$/, '.html');
        if (existsSync(path.join(site.downloadSources ?? printTexts, source))) return undefined;
        return `there is no ${printTexts}/${source}: nobody can change "${name}" without the text it is printed from; put it there, or ask a developer to`;
      }),
  },
  {
    name: 'download-unused',
    severity: 'warning',
    summary: 'Every file in public/downloads is offered by data/downloads.yaml.',
    remedy: 'Name it there and show it with a DownloadCard, or remove it.',
    checkSite: unusedFiles,
  },
];
