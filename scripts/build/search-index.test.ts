import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from '@/lib/content/reader';
import { searchDirectory } from '@/lib/search/search-directory';
import { documentOf, registryOf } from '@/tests/support/documents';
import { writeTree } from '@/tests/support/temporary-tree';
import { writeSearchIndex } from './search-index';

const cwd = process.cwd();

beforeEach(() => process.chdir(writeTree({})));

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

/** Builds a site of these pages, one of which says what is given. */
async function build(said: string, before: string): Promise<string> {
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
  await writeSearchIndex(site, pages, { file: 'records.json', code: 'code', before });
  return site;
}

const indexOf = (site: string) =>
  new Map(
    filesBelow(path.join(site, searchDirectory)).map((name) => {
      const file = path.join(site, searchDirectory, name);
      return [name, { ino: statSync(file).ino, bytes: readFileSync(file).toString('base64') }];
    }),
  );

it('a site has the files of the index that the last one had, and changes none of them', async () => {
  const first = await build('Backups are tested.', 'none');
  const was = indexOf(first);
  const second = indexOf(await build('Backups are restored.', first));
  expect(indexOf(first)).toEqual(was);
  const shared = [...second].filter(([name, { ino }]) => was.get(name)?.ino === ino);
  expect(shared.length).toBeGreaterThan(3);
  const files = [...second.keys()];
  expect(files.some((name) => !was.has(name))).toBe(true);
  // Made with nothing before it, it is the same but for the files being copies.
  const alone = indexOf(await build('Backups are restored.', 'none'));
  const bytesOf = (index: typeof alone) => [...index].map(([name, { bytes }]) => [name, bytes]);
  expect(bytesOf(alone)).toEqual(bytesOf(second));
});

it('takes no file of the last site that says something else', async () => {
  const first = await build('Backups are tested.', 'none');
  const [name = ''] = [...indexOf(first).keys()].filter((file) => file.endsWith('.pf_fragment'));
  const damaged = writeTree({ [path.join(searchDirectory, name)]: 'something else' });
  const again = indexOf(await build('Backups are tested.', damaged));
  expect([...again].map(([file, { bytes }]) => [file, bytes])).toEqual(
    [...indexOf(first)].map(([file, { bytes }]) => [file, bytes]),
  );
});
