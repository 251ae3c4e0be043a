import path from 'node:path';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';

/** What is wrong with the name of a file that is meant to be a page. */
export type NameFault = {
  message: string;
  /** The file it is meant to be, where that is certain. */
  meant?: string;
};

/** Endings of texts; a page has `.mdx`. */
const textEnding = /\.(mdx|md|markdown|txt|docx?|odt|rtf|html?|pages)$/i;
const pageEnding = /\.(mdx|md|markdown)$/i;

/** How the languages are called besides their codes. */
const languageWords: Readonly<Record<string, Locale>> = {
  eng: 'en',
  english: 'en',
  angielski: 'en',
  pol: 'pl',
  polish: 'pl',
  polski: 'pl',
};

const expectedNames = locales.map((locale) => `${locale}.mdx`).join(' or ');

/** Names without all their endings: `en.mdx.txt` is `en`. */
function stemOf(name: string): string {
  let stem = name;
  while (textEnding.test(stem)) stem = stem.replace(textEnding, '');
  return stem.trim();
}

/** The language a name stands for: `EN`, `en `, `pl-PL`, `english`. */
function languageOf(stem: string): Locale | undefined {
  const word = stem.toLowerCase().replace(/[-_ ](pl|us|gb|uk|en)$/, '');
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
    return { message: 'content/data/ holds data: expected the page in a folder of its own' };
  if (!locale) {
    const found = stemOf(base) === 'index' ? `${base} (which language is it in?)` : base;
    return {
      message: `expected content/<page id>/<language>.mdx with language en or pl: ${expectedNames}, found ${found}`,
    };
  }
  const meant = `${dir}/${locale}.mdx`;
  if (file === meant) return undefined;
  const isText = pageEnding.test(base) || /\.(mdx?|markdown)\.txt$/i.test(base);
  return {
    message: `expected the name ${locale}.mdx, found "${base}"`,
    ...(isText && { meant }),
  };
}

/** Whether a file is a page, or is meant to be one. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.mdx') || pageNameFault(file) !== undefined;
