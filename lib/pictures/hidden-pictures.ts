import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type ContentDocument, pageOfFile } from '@/lib/content/document';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { statusOf } from '@/lib/content/visibility';

/** A page's file, as far as it decides who sees its pictures. */
type PageText = { isLive: boolean; text: string };

/** A percent-encoded run as its letters; as it is where it stands for none. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** All ways in which a text may spell a name: as it is, percent-encoded, or with Markdown's and HTML's escapes. */
const spellings = (text: string): string =>
  [
    text,
    text.replace(/(%[\da-f]{2})+/gi, decoded),
    text.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('&amp;', '&'),
  ]
    .join('\n')
    .normalize();

function readPage(directory: string, file: string, now: Date): PageText {
  const source = readFileSync(path.join(directory, file), 'utf8');
  const { yaml, body } = splitFrontmatter(source);
  const frontmatter: unknown = parse(yaml) ?? {};
  const isLive = statusOf({ frontmatter } as ContentDocument, now) === 'live';
  return { isLive, text: spellings(`${JSON.stringify(frontmatter)}\n${yaml}\n${body}`) };
}

const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Whether a page's text names a picture.
 * @param name Path of the picture below the page's folder.
 */
function isNamed({ text }: PageText, name: string): boolean {
  // A way with steps back (`art/../plan.svg`) is told by the file's own name, so that no picture is missing.
  const isWinding = text.includes('/../');
  const wanted = literally((isWinding ? path.posix.basename(name) : name).normalize());
  const letter = '[\\p{L}\\p{N}_-]';
  const before = isWinding ? `(?<!${letter})` : `(?<!${letter}|${letter}/)`;
  return new RegExp(`${before}${wanted}(?!${letter})`, 'u').test(text);
}

/** The folders around a file, the nearest first. */
function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

/**
 * Tells pictures of pages that visitors do not see yet, drafts and scheduled ones, from all others: their
 * addresses must not give away what is to come. A picture that a live page names, be it the same page in another
 * language or one further up, is seen; so is one that no page names, unless all of its page is hidden.
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
    const around = foldersAround(picture).filter((folder) => byId.has(folder));
    const [nearest] = around;
    if (!nearest || pagesOf(nearest).every(({ isLive }) => isLive)) return false;
    const isShown = around.some((id) =>
      pagesOf(id).some((page) => page.isLive && isNamed(page, picture.slice(id.length + 1))),
    );
    if (isShown) return false;
    const own = pagesOf(nearest);
    const isOfHidden = own.some(
      (page) => !page.isLive && isNamed(page, picture.slice(nearest.length + 1)),
    );
    return isOfHidden || own.every(({ isLive }) => !isLive);
  };
}
