import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { close, createIndex } from 'pagefind';
import type { Page } from '@/lib/content/document';
import { keep, readKept } from '@/lib/files/kept-file';
import { fileOfPage } from '@/lib/hosting/hosting';
import { locales } from '@/lib/i18n/locales';
import { isSearchable, pageRecord } from '@/lib/search/page-record';
import { searchDirectory } from '@/lib/search/search-directory';

/** The index of each language by the hash of what is in it. */
export const searchCache = '.cache/search';

/** To be raised when an index is made in another way of the same records. */
const recipe = 3;

const { version: pagefindVersion } = JSON.parse(
  readFileSync('node_modules/pagefind/package.json', 'utf8'),
) as { version: string };

/** What Pagefind brings along for those who take its own interface. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** What tells the search in a browser where the index of each language is. */
const entryFile = 'pagefind-entry.json';

/** What the index gets of a page. */
type IndexedPage = { url: string; content: string };

type IndexFile = { path: string; content: Uint8Array };

/**
 * Makes the index of pages of one language.
 * @throws when a page cannot be indexed.
 */
async function makeIndex(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ rootSelector: 'main' });
  if (!index) throw new Error(`the search index could not be begun: ${errors.join('; ')}`);
  // In their order, which decides its bytes.
  for (const page of pages) {
    const { errors: faults } = await index.addHTMLFile(page);
    if (faults.length > 0) throw new Error(`${page.url}: ${faults.join('; ')}`);
  }
  const { errors: faults, files } = await index.getFiles();
  if (faults.length > 0) throw new Error(faults.join('; '));
  return files.filter((file) => !unused.test(file.path));
}

/** The index of pages of one language, made unless an earlier build has. */
async function indexOf(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  const key = JSON.stringify([recipe, pagefindVersion, pages]);
  const file = path.join(searchCache, createHash('sha256').update(key).digest('hex'));
  const known = readKept(file);
  if (known) return deserialize(known) as IndexFile[];
  const files = await makeIndex(pages);
  keep(file, serialize(files));
  return files;
}

type Entry = { languages: Record<string, unknown> };

const readEntry = (files: readonly IndexFile[]): Entry => {
  const entry = files.find((file) => file.path === entryFile);
  return JSON.parse(Buffer.from(entry?.content ?? []).toString('utf8')) as Entry;
};

/**
 * Makes the search index of the built pages, one per language; a language whose pages say the same as before keeps its
 * own.
 * @param directory The built site.
 * @param pages The pages in it.
 * @returns How many pages it holds.
 * @throws when a page cannot be read or indexed.
 */
export async function writeSearchIndex(directory: string, pages: readonly Page[]): Promise<number> {
  const found = pages.filter(isSearchable);
  const ofLanguages = locales.map((locale) =>
    found
      .filter((page) => page.locale === locale)
      .map((page) => {
        const html = readFileSync(path.join(directory, fileOfPage(page.pathname)), 'utf8');
        return { url: page.pathname, content: pageRecord(page, html).content };
      }),
  );
  const wanted = ofLanguages.filter((some) => some.length > 0);
  try {
    const indexes: IndexFile[][] = [];
    // A site in which nothing can be found has a search that says so.
    for (const some of wanted.length > 0 ? wanted : [[]]) indexes.push(await indexOf(some));
    const target = path.join(directory, searchDirectory);
    for (const file of indexes.flat()) {
      const to = path.join(target, file.path);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, file.content);
    }
    const entries = indexes.map(readEntry);
    const languages = Object.assign({}, ...entries.map((entry) => entry.languages));
    writeFileSync(path.join(target, entryFile), JSON.stringify({ ...entries[0], languages }));
  } finally {
    await close();
  }
  return found.length;
}
