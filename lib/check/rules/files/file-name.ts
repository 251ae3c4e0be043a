import path from 'node:path';
import { hiddenCharacters } from '@/lib/check/hidden-characters';
import { listLanguages } from '@/lib/check/language-names';
import { fileOfPath, type Problem, problemOf, startOfFile } from '@/lib/check/problem';
import type { RuleText } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import type { FileFault, FileTree } from '@/lib/files/file-tree';
import { isLocale, locales } from '@/lib/i18n/locales';
import { dataFileNames, dataFileOf, recordFiles } from '@/lib/schema/data-files';

/** Letters that Unicode does not take apart into a letter and its mark. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae' };

/** A name as folders have it: small letters without marks, digits, hyphens between words. */
export function kebabOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßøđæ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** What is wrong with the name of a folder, which becomes part of addresses; undefined when nothing. */
export function folderNameFault(name: string): string | undefined {
  if (isKebab(name)) return undefined;
  const near = kebabOf(name);
  const hint = near === '' || portabilityFault(near) ? '' : `; name it "${near}"`;
  return `the folder "${name}": expected lower-case letters a–z, digits and hyphens between words${hint}`;
}

/** What keeps a path from being the same on every disk and in addresses: signs, names that Windows keeps for devices, and ends it leaves out. */
const unportable: readonly (readonly [RegExp, string])[] = [
  [/[\t\n\r]/, 'holds a tab or the end of a line'],
  [
    /[#?%\\:*"<>|]/,
    'holds one of # ? % \\ : * " < > |, which mean something else in an address or on a disk',
  ],
  [
    /(?:^|\/)(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[./]|$)/i,
    'is one that Windows keeps for itself, and nobody could open the file there',
  ],
  [/[. ](?:\/|$)|(?:^|\/) /, 'begins or ends with a space or dot, which Windows leaves out'],
];

/** What keeps a path from being the same on every disk, if anything. */
function portabilityFault(file: string): string | undefined {
  const [hidden] = hiddenCharacters(file);
  const what = hidden
    ? `holds ${hidden.message.split(': expected')[0]}`
    : unportable.find(([pattern]) => pattern.test(file))?.[1];
  return what && `the name ${what}: expected a name of letters, digits and hyphens`;
}

/** A name as disks compare it that know no upper and lower case, nor two ways to write a letter with its mark. */
const asCompared = (file: string) => file.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Names of files that are not the same, or not possible, on every disk.
 * @param files Paths with forward slashes.
 */
function portableNameFaults(files: readonly string[]): FileFault[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const message = portabilityFault(file);
    if (message) return [{ file, message }];
    const compared = asCompared(file);
    const other = first.get(compared);
    if (other === undefined) first.set(compared, file);
    return other === undefined
      ? []
      : [
          {
            file,
            message: `many disks take it for the same file as ${other}, of which only one would be left: expected a name that differs in more than capitals or the way its letters are encoded`,
          },
        ];
  });
}

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

/** Endings of texts; a page has `.mdx`, and is read though it has another ending of Markdown. */
const textEnding = /\.(mdx|md|markdown|txt|docx?|odt|rtf|html?|pages)$/i;
const pageEnding = /\.(mdx|md|markdown)(\.txt)?$/i;

const expectedNames = locales.map((locale) => `${locale}.mdx`).join(' or ');

/**
 * What is wrong with the name of a page's file.
 * @param file Path below the content folder.
 * @returns undefined for a name as it should be, and for files that are meant to be no page.
 */
export function pageNameFault(file: string): NameFault | undefined {
  const { dir, base } = path.posix.parse(file);
  // `EN.mdx`, `en .mdx`, `pl-PL.md` and `pl.docx` begin with a language.
  const [code = ''] = base.toLowerCase().split(/[^a-z]/);
  if (!textEnding.test(base) || !(isLocale(code) || pageEnding.test(base))) return undefined;
  if (dir === '') {
    const folder = isLocale(code) ? '<page id>' : code;
    return {
      message: `a page is a folder: expected content/${folder}/ with ${expectedNames} in it`,
    };
  }
  if (/^data(\/|$)/.test(dir))
    return {
      message:
        'content/data/ holds data: expected the page in a folder of its own, such as content/services/finops/',
    };
  if (!isLocale(code))
    return {
      message: `a page’s file is named after its language: expected ${expectedNames}, found "${base}"; rename it`,
    };
  const meant = `${dir}/${code}.mdx`;
  if (file === meant) return undefined;
  return {
    message: `expected the name ${code}.mdx, found "${base}"; rename the file`,
    ...(pageEnding.test(base) && { meant }),
  };
}

/** Whether a file is a page, or is meant to be one. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.mdx') || pageNameFault(file) !== undefined;

/**
 * The file that a data file is meant to be, where its name or its folder keeps it from being read.
 * @param file Path below the content folder.
 * @returns undefined for a name as it should be, and for files that are meant to be no data.
 */
export function meantDataFile(file: string): string | undefined {
  const { dir, base } = path.posix.parse(file);
  const [, stem] = /^(.+)\.ya?ml$/.exec(base.trim().toLowerCase()) ?? [];
  const known = dataFileNames.find((name) => name === stem);
  const isSection = stem !== undefined && /^_?sections?$/.test(stem);
  const meant = isSection ? path.posix.join(dir, '_section.yaml') : known && `data/${known}.yaml`;
  return meant === file ? undefined : meant;
}

const records: readonly string[] = Object.values(recordFiles);

/** What is wrong with a data file that nothing reads; of pages among the data it is said by what name they are meant to have. */
function unreadDataFault(file: string): string | undefined {
  const meant = meantDataFile(file);
  if (meant) return `nothing reads a file of this name: expected content/${meant}`;
  const isRead = dataFileOf(file) || records.includes(file) || isPageFile(file);
  if (!file.startsWith('data/') || isRead) return undefined;
  return `nothing reads a data file of this name${suggest(path.posix.parse(file).name, dataFileNames)}`;
}

/** What operating systems put into folders without being asked. */
const ofSystems = new Set(['thumbs.db', 'desktop.ini', 'icon\r']);

/** Whether a file is nobody's content: its name, or that of a folder around it, begins with a dot. */
export const isHiddenFile = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.') || ofSystems.has(part.toLowerCase()));

/**
 * What is wrong with the files of a folder as they lie there: links, pipes and what else is no file, names that are not the
 * same on every disk; in the content folder, also data of which nobody knows.
 * @param directory The content folder.
 * @param folder The folder: the content, or one beside it that is read or published as it is.
 * @param tree What is in it.
 */
export function unreadFiles(directory: string, folder: string, tree: FileTree): Problem[] {
  const isContent = folder === directory;
  const isSeen = (file: string) => !isContent || !isHiddenFile(file);
  const files = tree.files.filter(isSeen);
  // Of pages it is said by what name they are meant to have.
  const named = files.filter((file) => !isContent || pageNameFault(file) === undefined);
  const unread = (isContent ? files : []).flatMap((file) => {
    const message = unreadDataFault(file);
    return message ? [{ file, message }] : [];
  });
  const problemsOf = (rule: RuleText, faults: readonly FileFault[]) =>
    faults.map(({ file, message }) => {
      const place = startOfFile(fileOfPath(directory, path.join(folder, file)));
      return problemOf(rule, { ...place, message });
    });
  return [
    ...problemsOf(
      fileRules.unreadable,
      tree.faults.filter(({ file }) => isSeen(file)),
    ),
    ...problemsOf(fileRules.name, [...portableNameFaults(named), ...unread]),
  ];
}
