import path from 'node:path';
import { listLanguages } from '@/lib/check/language-names';
import { fileOfPath, type Problem, problemOf } from '@/lib/check/problem';
import type { RuleText } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import type { FileFault, FileTree } from '@/lib/content/file-tree';
import { isLocale, type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import { dataFileNames, dataFileOf, recordFiles } from '@/lib/schema/data-files';
import { portableNameFaults } from './folder-name';

const pageFiles = listLanguages('disjunction', (locale) => `\`content/<page id>/${locale}.mdx\``);

/** Rules about a file as a whole, held before anything in it is looked at. */
export const fileRules = {
  name: {
    name: 'file-name',
    severity: 'error',
    summary:
      'A page’s file is named after its language, in the folder of the page; data has its names too.',
    remedy: `Name it ${pageFiles}, or as the message says.`,
  },
  unreadable: {
    name: 'unreadable',
    severity: 'error',
    summary:
      'A file is a text saved in UTF-8, the way editors keep letters such as ż; it can be read to its end, and is neither empty nor a link, a pipe or a device.',
    remedy:
      'Save the file as UTF-8 (in VS Code, at the bottom right), or take the part out that the message names.',
  },
} satisfies Record<string, RuleText>;

/** What is wrong with the name of a file that is meant to be a page. */
type NameFault = {
  message: string;
  /** The file it is meant to be, where that is certain. */
  meant?: string;
};

/** Endings of texts; a page has `.mdx`. */
const textEnding = /\.(mdx|md|markdown|txt|docx?|odt|rtf|html?|pages)$/i;
const pageEnding = /\.(mdx|md|markdown)$/i;

/** How the languages are called besides their codes. */
const languageWords: Readonly<Record<string, Locale>> = Object.fromEntries(
  locales.flatMap((locale) => localeSettings[locale].aliases.map((alias) => [alias, locale])),
);

const expectedNames = locales.map((locale) => `${locale}.mdx`).join(' or ');

/** Names without all their endings: `en.mdx.txt` is `en`. */
function stemOf(name: string): string {
  let stem = name;
  while (textEnding.test(stem)) stem = stem.replace(textEnding, '');
  return stem.trim();
}

/** What writers may add to a language: its country, or another in which it is spoken. */
const regions = new Set(
  [
    ...locales.flatMap((locale) => [
      locale,
      ...localeSettings[locale].openGraph.split('_').slice(1),
    ]),
    ...['gb', 'uk'],
  ].map((region) => region.toLowerCase()),
);

/** The language a name stands for: `EN`, `en `, `pl-PL`, `english`. */
function languageOf(stem: string): Locale | undefined {
  const [, before, region = ''] = /^(.*)[-_ ]([a-z]+)$/.exec(stem.toLowerCase()) ?? [];
  const word = before !== undefined && regions.has(region) ? before : stem.toLowerCase();
  if (isLocale(word)) return word;
  return Object.hasOwn(languageWords, word) ? languageWords[word] : undefined;
}

/** A file at the top of the content folder. */
const atTop = (name: string, locale: Locale | undefined): NameFault => {
  const folder = locale ? '<page id>' : stemOf(name).toLowerCase();
  const files = locale ? `${locale}.mdx` : expectedNames;
  return { message: `a page is a folder: expected content/${folder}/ with ${files} in it` };
};

/**
 * What is wrong with the name of a page's file.
 * @param file Path below the content folder.
 * @returns undefined for a name as it should be, and for files that are meant to be no page.
 */
export function pageNameFault(file: string): NameFault | undefined {
  const { dir, base } = path.posix.parse(file);
  if (!textEnding.test(base)) return undefined;
  const locale = languageOf(stemOf(base));
  if (!locale && !pageEnding.test(base)) return undefined;
  if (dir === '') return atTop(base, locale);
  if (/^data(\/|$)/.test(dir))
    return {
      message:
        'content/data/ holds data: expected the page in a folder of its own, such as content/services/finops/',
    };
  if (!locale) {
    const which = stemOf(base) === 'index' ? ' (which language is it in?)' : '';
    return {
      message: `a page’s file is named after its language: expected ${expectedNames}, found "${base}"${which}; rename it`,
    };
  }
  const meant = `${dir}/${locale}.mdx`;
  if (file === meant) return undefined;
  const isText = pageEnding.test(base) || /\.(mdx?|markdown)\.txt$/i.test(base);
  return {
    message: `expected the name ${locale}.mdx, found "${base}"; rename the file`,
    ...(isText && { meant }),
  };
}

/** Whether a file is a page, or is meant to be one. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.mdx') || pageNameFault(file) !== undefined;

/**
 * The file that a data file is meant to be, where its name keeps it from being read.
 * @param file Path below the content folder.
 * @returns undefined for a name as it should be, and for files that are meant to be no data.
 */
export function meantDataFile(file: string): string | undefined {
  const { dir, base } = path.posix.parse(file);
  const name = base.trim().toLowerCase();
  const folder = dir === '' ? '' : `${dir}/`;
  if (/^_?sections?\.ya?ml$/.test(name))
    return base === '_section.yaml' ? undefined : `${folder}_section.yaml`;
  const stem = /^(.+)\.ya?ml$/.exec(name)?.[1];
  if (!stem) return undefined;
  const isInData = dir === 'data';
  if (isInData) return base.endsWith('.yaml') ? undefined : `data/${stem}.yaml`;
  return dataFileNames.some((known) => known === stem) ? `data/${stem}.yaml` : undefined;
}

const records: readonly string[] = Object.values(recordFiles);

/**
 * What is wrong with a file in `content/data` that nothing reads.
 * @param file Path below the content folder.
 * @returns undefined for data files, records and files elsewhere.
 */
function unknownDataFile(file: string): string | undefined {
  if (!file.startsWith('data/') || dataFileOf(file) || records.includes(file)) return undefined;
  return `nothing reads a data file of this name${suggest(path.posix.parse(file).name, dataFileNames)}`;
}

/** What operating systems put into folders without being asked. */
const ofSystems = new Set(['thumbs.db', 'desktop.ini', 'icon\r']);

/** Whether a file is nobody's content: its name, or that of a folder around it, begins with a dot. */
export const isHiddenFile = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.') || ofSystems.has(part.toLowerCase()));

const problem = (file: string, rule: RuleText, message: string): Problem =>
  problemOf(rule, { file, line: 1, column: 1, message });

/** Of pages among the data `page-name` reports, and nobody put there what the system did. */
const unreadData = (file: string) =>
  isPageFile(file) || isHiddenFile(file) ? undefined : unknownDataFile(file);

/**
 * Files that look as if they were part of the content and are never read: links, pipes and what else is no file, data of
 * which nobody knows; and names that are not the same on every disk.
 * @param tree The content folder.
 */
export function unreadFiles({ files, faults }: FileTree): Problem[] {
  const unreadable = faults
    .filter(({ file }) => !isHiddenFile(file))
    .map(({ file, message }) => problem(file, fileRules.unreadable, message));
  // Of pages it is said by what name they are meant to have.
  const named = files.filter((file) => !isHiddenFile(file) && pageNameFault(file) === undefined);
  const unportable = portableNameFaults(named).map(({ file, message }) =>
    problem(file, fileRules.name, message),
  );
  const misnamed = files.flatMap((file) => {
    const meant = meantDataFile(file);
    const message = meant
      ? `nothing reads a file of this name: expected content/${meant}`
      : unreadData(file);
    return message ? [problem(file, fileRules.name, message)] : [];
  });
  return [...unreadable, ...unportable, ...misnamed];
}

/**
 * What is wrong with files beside the content that are read or published as they are.
 * @param directory The content folder.
 * @param folder Path of the folder they are in.
 * @param tree What is in it.
 */
export function unreadFilesBeside(
  directory: string,
  folder: string,
  { files, faults }: FileTree,
): Problem[] {
  const at = ({ file, message }: FileFault, rule: RuleText) =>
    problem(fileOfPath(directory, path.join(folder, file)), rule, message);
  return [
    ...faults.map((fault) => at(fault, fileRules.unreadable)),
    ...portableNameFaults(files).map((fault) => at(fault, fileRules.name)),
  ];
}
