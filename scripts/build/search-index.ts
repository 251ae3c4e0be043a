import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { readCompiledContent } from '@/lib/content/compiled-content';
import { isPreview } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { isSearchable, pageRecord } from '@/lib/search/page-record';
import { searchDirectory } from '@/lib/search/search-directory';

/** What Pagefind brings along for those who take its own interface. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/**
 * Parts of a page that say nothing about its own subject, or nothing in an excerpt: ways to other pages, forms,
 * drawings, code, days, and what is said about a text (`data-meta`: author, reading time, when it was published).
 */
const excluded = [
  ...['nav', 'form', 'button', 'svg', 'script', 'style', 'template', 'dialog', 'pre', 'time'],
  ...['[data-teaser]', '[data-meta]', '[aria-hidden="true"]'],
];

const fileOf = (pathname: string) => `${pathname === '/' ? '/index' : pathname}.html`;

/** All pages that visitors can find. */
const searchablePages = (): Page[] =>
  createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview })
    .pages()
    .filter(isSearchable);

/**
 * Makes the search index of the built pages, one per language.
 * @param directory The built site.
 * @param pages The pages in it; those of the content, by default.
 * @returns How many pages it holds.
 * @throws when a page cannot be read or indexed.
 */
export async function writeSearchIndex(
  directory: string,
  pages: readonly Page[] = searchablePages(),
): Promise<number> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: excluded });
  if (!index) throw new Error(`the search index could not be begun: ${errors.join('; ')}`);
  try {
    for (const page of pages) {
      const html = readFileSync(path.join(directory, fileOf(page.pathname)), 'utf8');
      const added = await index.addHTMLFile(pageRecord(page, html));
      if (added.errors.length > 0) throw new Error(`${page.pathname}: ${added.errors.join('; ')}`);
    }
    const outputPath = path.join(directory, searchDirectory);
    const written = await index.writeFiles({ outputPath });
    if (written.errors.length > 0) throw new Error(written.errors.join('; '));
    removeUnused(outputPath);
  } finally {
    await close();
  }
  return pages.length;
}

function removeUnused(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (unused.test(name)) rmSync(path.join(directory, name));
  }
}
