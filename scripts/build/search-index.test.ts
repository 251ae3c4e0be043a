import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { documentOf, registryOf } from '@/tests/support/documents';
import { writeTree } from '@/tests/support/temporary-tree';
import { searchCache, writeSearchIndex } from './search-index';

const cwd = process.cwd();

beforeEach(() => {
  const project = writeTree({});
  process.chdir(project);
});

afterEach(() => process.chdir(cwd));

const pages = registryOf(
  ['en', 'pl'].flatMap((locale) =>
    ['one', 'other'].map((id) =>
      documentOf(`${id}/${locale}`, { title: `The page called ${id}, ${locale}` }),
    ),
  ),
)
  .pages()
  .filter(({ generated }) => !generated);

/** Builds a site of these pages, one of which says what is given. @returns The files of its index, by name. */
async function build(said: string): Promise<Map<string, string>> {
  const html = (words: string) =>
    `<html><body><main><h1>A page</h1><p>${words}</p></main></body></html>`;
  const site = writeTree(
    Object.fromEntries(
      pages.map(({ pathname }) => [
        `${pathname.slice(1)}.html`,
        html(pathname === '/one' ? said : `The page ${pathname} says the same as always.`),
      ]),
    ),
  );
  expect(await writeSearchIndex(site, pages)).toBe(pages.length);
  const folder = path.join(site, 'search-index');
  return new Map(
    filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'base64')]),
  );
}

it('is kept by language: one whose pages say the same is made once', async () => {
  const first = await build('Backups are tested.');
  expect(filesBelow(searchCache)).toHaveLength(2);
  expect(await build('Backups are tested.')).toEqual(first);
  expect(filesBelow(searchCache)).toHaveLength(2);
  expect(await build('Backups are restored.')).not.toEqual(first);
  expect(filesBelow(searchCache)).toHaveLength(3);
});
