import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type ContentDocument, pageOfFile } from '@/lib/content/document';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { statusOf } from '@/lib/content/visibility';

/** A page's file, as far as it decides who sees its pictures. */
type PageText = { isLive: boolean; text: string };

function readPage(directory: string, file: string, now: Date): PageText {
  const text = readFileSync(path.join(directory, file), 'utf8');
  const frontmatter: unknown = parse(splitFrontmatter(text).yaml) ?? {};
  const isLive = statusOf({ frontmatter } as ContentDocument, now) === 'live';
  return { isLive, text };
}

/** The folders around a file, the nearest first. */
function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/**
 * Tells pictures of pages that visitors do not see yet, drafts and scheduled ones, from all others: their
 * addresses must not give away what is to come. A picture that a page further up names as well is seen.
 * @param files All files below the content folder.
 * @param now The moment that decides what is scheduled.
 */
export function hiddenPictures(
  directory: string,
  files: readonly string[],
  now: Date,
): (picture: string) => boolean {
  const byId = new Map<string, string[]>();
  for (const file of files) {
    const id = pageOfFile(file)?.id;
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), file]);
  }
  const known = new Map<string, PageText[]>();
  const pagesOf = (id: string) => {
    const pages =
      known.get(id) ?? (byId.get(id) ?? []).map((file) => readPage(directory, file, now));
    known.set(id, pages);
    return pages;
  };
  return (picture) => {
    const [nearest, ...above] = foldersAround(picture).filter((folder) => byId.has(folder));
    if (!nearest || pagesOf(nearest).some(({ isLive }) => isLive)) return false;
    const name = path.posix.basename(picture);
    return !above.some((id) =>
      pagesOf(id).some(({ isLive, text }) => isLive && text.includes(name)),
    );
  };
}
