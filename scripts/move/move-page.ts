import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Move } from '@/lib/check/extract/moved-pages';
import { nearestWord } from '@/lib/check/suggest';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { readText, textLike } from '@/lib/content/source';
import { writeWhole } from '@/lib/files/write-whole';
import { UsageError } from '@/scripts/command';
import { allOrNothing } from '@/scripts/write-files';
import { withNewKeys } from './data-keys';
import { withNewLinks } from './links';
import { withRedirects } from './old-addresses';
import { withNewRecords } from './records';
import { movedFile, type Texts } from './texts';

/** Whether the folder is still to be moved; it may have been renamed by hand. */
function isToBeMoved(directory: string, { from, to }: Move): boolean {
  const files = contentFiles(directory);
  const has = (id: string) => files.some((file) => file.startsWith(`${id}/`));
  if (has(from) && existsSync(path.join(directory, to)))
    throw new UsageError(
      `There is a folder content/${to} already: expected an id that is free, or the old folder gone`,
    );
  if (has(from) || has(to)) return has(from);
  const ids = [...new Set(files.flatMap((file) => pageOfFile(file)?.id ?? []))];
  const near = nearestWord(from, ids);
  throw new UsageError(`There is no page "${from}"${near ? `; did you mean "${near}"?` : ''}`);
}

/**
 * Moves the folder of a page, or one with pages in it, and whatever names it: links in pages and data files, the menu,
 * entries of data files that are kept by its id, records of translations, addresses and changes. Old addresses redirect to the new ones.
 * @param directory The content folder.
 * @param now The moment that decides which pages visitors see.
 * @returns What was done, line by line.
 * @throws UsageError when there is no such page, or its new place is taken; Error when a file cannot be read or written,
 *   and then nothing was changed.
 */
export function movePage(directory: string, move: Move, now: Date): string[] {
  const isFolderMoved = isToBeMoved(directory, move);
  const files = contentFiles(directory);
  const before = new Map(
    files
      .filter((file) => /\.(mdx|ya?ml|json)$/.test(file))
      .map((file) => [file, readText(path.join(directory, file))]),
  );
  const texts: Texts = new Map([...before].map(([file, text]) => [movedFile(file, move), text]));
  const unlinked: Texts = new Map(texts);
  const links = withNewLinks(texts, move);
  const keys = withNewKeys(texts, move);
  const addresses = withRedirects(directory, texts, move, now);
  const records = withNewRecords(texts, unlinked, move);

  const [oldFolder, newFolder] = [move.from, move.to].map((id) => path.join(directory, id)) as [
    string,
    string,
  ];
  const rename = (from: string, to: string) => {
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  };
  const changed = [...before].flatMap(([file, old]) => {
    const target = movedFile(file, move);
    const text = texts.get(target) ?? old;
    if (text === old) return [];
    const bytes = readFileSync(path.join(directory, file));
    return [{ file: path.join(directory, target), text: textLike(bytes, text), bytes }];
  });
  allOrNothing([
    ...(isFolderMoved
      ? [{ act: () => rename(oldFolder, newFolder), undo: () => rename(newFolder, oldFolder) }]
      : []),
    ...changed.map(({ file, text, bytes }) => ({
      act: () => writeWhole(file, text),
      undo: () => writeWhole(file, bytes),
    })),
  ]);
  const isPost = move.from.startsWith('blog/') || move.to.startsWith('blog/');
  return [
    isFolderMoved
      ? `content/${move.from} is content/${move.to} now`
      : `content/${move.to} was moved before; what names it follows`,
    links,
    ...keys,
    ...addresses,
    ...records,
    ...(isPost
      ? ['Feeds name a post by its folder: readers of a feed are shown this one as a new post']
      : []),
    'Look at the change with git diff, then run npm run check, which names what could not follow',
  ];
}
