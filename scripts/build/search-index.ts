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
  try {
    for (const locale of locales) {
      const records = found
        .filter((page) => page.locale === locale)
        .map((page) => {
          const html = readFileSync(path.join(directory, fileOfPage(page.pathname)), 'utf8');
          return { url: page.pathname, content: pageRecord(page, html).content };
        });
      // A language in which nothing can be found has a search that says so.
      for (const file of await indexOf(records)) {
        const to = path.join(directory, searchDirectory(locale), file.path);
        mkdirSync(path.dirname(to), { recursive: true });
        writeFileSync(to, file.content);
      }
    }
  } finally {
    await close();
  }
  return found.length;
}
