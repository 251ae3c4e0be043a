import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { close, createIndex } from 'pagefind';
import { readCompiledContent } from '@/lib/content/compiled-content';
import { isPreview } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment, machineTime } from '@/lib/environment/clock';
import { type Locale, locales } from '@/lib/i18n/locales';
import { isSearchable, pageRecord, searchedFields } from '@/lib/search/page-record';
import { searchDirectory } from '@/lib/search/search-directory';
import { type KnownFiles, linkOrCopy } from './disk';
import { openFileNotes } from './file-notes';

const { version: pagefindVersion } = JSON.parse(
  readFileSync('node_modules/pagefind/package.json', 'utf8'),
) as { version: string };

/** What Pagefind brings along for those who take its own interface. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

const fileOf = (pathname: string) => `${pathname === '/' ? '/index' : pathname}.html`;

/** All pages that visitors can find. */
const searchablePages = (): Page[] =>
  createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview })
    .pages()
    .filter(isSearchable);

/** Where the indexes of the last builds are kept, one folder for each. */
const indexCache = '.cache/search';

/** How many are kept: those of both languages of a few sites. */
const keptIndexes = 12;

/** To be raised when an index is made in another way of the same records. */
const recipe = 2;

/** A page of one language in the index. */
type IndexedPage = {
  url: string;
  /** Hash of its record. */
  hash: string;
  /** Makes the record, or takes it from where its hash was made. */
  content: () => string;
};

/** What an index is known by: the records, and Pagefind. */
function keyOf(pages: readonly IndexedPage[]): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe, pagefindVersion]));
  for (const page of pages) hash.update(`${page.url}\0${page.hash}\0`);
  return hash.digest('hex').slice(0, 20);
}

/** How many pages Pagefind is given at most before it has read the first of them: it reads while the next records are made. */
const atOnce = 64;

/**
 * Makes the index of records of one language.
 * @param target Folder it is written to.
 * @param whenGiven Called when Pagefind has all records and begins to write.
 * @throws when a page cannot be indexed.
 */
async function makeIndex(
  pages: readonly IndexedPage[],
  target: string,
  whenGiven: () => void,
): Promise<void> {
  const { index, errors } = await createIndex({ rootSelector: 'main' });
  if (!index) throw new Error(`the search index could not be begun: ${errors.join('; ')}`);
  const add = async ({ url, content }: IndexedPage) => {
    const { errors: faults } = await index.addHTMLFile({ url, content: content() });
    if (faults.length > 0) throw new Error(`${url}: ${faults.join('; ')}`);
  };
  const limit = pLimit(atOnce);
  // It gets them in this order, which decides its bytes.
  await Promise.all(pages.map((page) => limit(add, page)));
  const writing = index.writeFiles({ outputPath: target });
  whenGiven();
  const written = await writing;
  if (written.errors.length > 0) throw new Error(written.errors.join('; '));
  for (const name of readdirSync(target)) if (unused.test(name)) rmSync(path.join(target, name));
}

/**
 * The index of pages of one language, made unless an earlier build has.
 * @param whenGiven Called when nothing is left to do but to wait for Pagefind.
 * @returns Its folder.
 */
async function indexOf(pages: readonly IndexedPage[], whenGiven: () => void): Promise<string> {
  const folder = path.join(indexCache, keyOf(pages));
  if (existsSync(folder)) {
    whenGiven();
    const now = machineTime();
    utimesSync(folder, now, now);
    return folder;
  }
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await makeIndex(pages, unfinished, whenGiven);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build has made the same index meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Folders of indexes of sites long gone, which nobody asks for any more. */
export function outdatedIndexes(): string[] {
  const byAge = readdirSync(indexCache)
    .filter((name) => !name.includes('.'))
    .map((name) => path.join(indexCache, name))
    .map((folder) => ({ folder, age: statSync(folder).mtimeMs }))
    .sort((one, other) => other.age - one.age);
  return byAge.slice(keptIndexes).map(({ folder }) => folder);
}

/** What tells the search in a browser where the index of each language is. */
const entryFile = 'pagefind-entry.json';

/** Whether a file is there and says what another one says. */
const isSame = (file: string, other: string): boolean =>
  existsSync(other) && readFileSync(file).equals(readFileSync(other));

/**
 * Puts an index into a site, but for what tells of it: what the last site has is given to this one, and the rest is copied, since
 * whatever is done to a site's files has to leave what is kept alone. Node's own way (`cpSync`) looks at each file several times:
 * 0.6 s for 2,000 pages.
 */
function placeIndex(from: string, to: string, before: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target, old] = [from, to, before].map((folder) =>
      path.join(folder, entry.name),
    ) as [string, string, string];
    if (entry.isDirectory()) placeIndex(source, target, old);
    // Pagefind's own scripts are the same for both languages.
    else if (entry.name === entryFile || existsSync(target)) continue;
    else if (isSame(source, old)) linkOrCopy(old, target);
    else copyFileSync(source, target);
  }
}

type Entry = { languages: Record<string, unknown> };

const readEntry = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, entryFile), 'utf8')) as Entry;

/** What a build knows of the site before. */
type OfBuild = {
  /** Where hashes of records are kept for the next build. */
  file: string;
  /** Fingerprint of the code. */
  code: string;
  /** The site before, which may not be there. */
  before: string;
  /** What the disk has said of files of the site. */
  known?: KnownFiles;
  /** Called when nothing is left to do but to wait for Pagefind, which works in a process of its own. */
  whenGiven?: () => void;
};

/** What the index gets of the pages of a site, in their order. */
function indexedPages(
  directory: string,
  pages: readonly Page[],
  ofBuild: OfBuild | undefined,
): (IndexedPage & { locale: Locale })[] {
  const made = new Map<string, string>();
  const byFile = new Map(pages.map((page) => [fileOf(page.pathname), page]));
  const recordOf = (html: string, file: string) =>
    pageRecord(byFile.get(file) as Page, html).content;
  const notes = openFileNotes(directory, {
    file: undefined,
    ...ofBuild,
    find: (bytes, file) => {
      const content = recordOf(bytes.toString('utf8'), file);
      made.set(file, content);
      return createHash('sha256').update(content).digest('base64url');
    },
  });
  const indexed = [...byFile].map(([file, page]) => ({
    url: page.pathname,
    locale: page.locale,
    hash: notes.of(file, JSON.stringify(searchedFields(page))),
    content: () =>
      made.get(file) ?? recordOf(readFileSync(path.join(directory, file), 'utf8'), file),
  }));
  notes.save();
  return indexed;
}

/**
 * Makes the search index of the built pages, one per language; a language whose pages say the same as before keeps its
 * own.
 * @param directory The built site.
 * @param pages The pages in it; those of the content, by default.
 * @returns How many pages it holds.
 * @throws when a page cannot be read or indexed.
 */
export async function writeSearchIndex(
  directory: string,
  pages: readonly Page[] = searchablePages(),
  ofBuild?: OfBuild,
): Promise<number> {
  mkdirSync(indexCache, { recursive: true });
  const target = path.join(directory, searchDirectory);
  try {
    const indexed = indexedPages(directory, pages, ofBuild);
    const ofLanguages = locales
      .map((locale) => indexed.filter((page) => page.locale === locale))
      .filter((some) => some.length > 0);
    // A site in which nothing can be found has a search that says so.
    const wanted = ofLanguages.length > 0 ? ofLanguages : [[]];
    let given = 0;
    const whenGiven = () => {
      given += 1;
      if (given === wanted.length) ofBuild?.whenGiven?.();
    };
    const folders = await Promise.all(wanted.map((some) => indexOf(some, whenGiven)));
    rmSync(target, { recursive: true, force: true });
    const before = path.join(ofBuild?.before ?? directory, searchDirectory);
    for (const folder of folders) placeIndex(folder, target, before);
    const entries = folders.map(readEntry);
    const languages = Object.assign({}, ...entries.map((entry) => entry.languages));
    writeFileSync(path.join(target, entryFile), JSON.stringify({ ...entries[0], languages }));
  } finally {
    await close();
  }
  return pages.length;
}
