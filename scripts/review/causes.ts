import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import type { Registry } from '@/lib/content/registry';
import { isLocale } from '@/lib/i18n/locales';
import type { ChangeKind } from './compare/change';

/** Files that no page shows: texts about the project, tests, tools, and what commands note down among the data. */
const isOfNoPage = (file: string) =>
  /^(docs|tests)\/|^\.|^[^/]*\.md$|^(biome|playwright|vitest)\.|\.(test|spec)\.tsx?$/.test(file) ||
  /^scripts\/(?!build)|\/data\/[^/]*\.json$/.test(file);

/** Shared files that cannot make a difference of a kind. */
const impossible: Partial<Record<ChangeKind, RegExp>> = {
  style: /\.(mdx|ya?ml|json)$/,
  access: /\.(mdx|ya?ml)$/,
  text: /\.css$/,
  picture: /\.css$/,
  data: /\.css$/,
  page: /\.css$/,
};

/** The language that a file is for: `en` of `en.mdx`, `chart.en.svg` and `messages/en/blog.json`; undefined for all. */
const languageOf = (file: string): string | undefined =>
  file.split(/[/.]/).slice(1, -1).findLast(isLocale);

/** The folder of the block that a file belongs to, if it is one’s. */
const blockOf = (file: string) => /^components\/blocks\/([^/]+)\//.exec(file)?.[1];

/** Whether a text has one of the tags of a block’s folder, which its schema names; of a folder that is gone nobody knows. */
function hasBlock(text: string, block: string): boolean {
  const file = `components/blocks/${block}/schema.ts`;
  const schema = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const tags = [...schema.matchAll(/name: '(\w+)'/g)].map(([, tag = '']) => tag);
  return tags.length === 0 || tags.some((tag) => new RegExp(`<${tag}\\b`).test(text));
}

/** Causes in words: so many are named, and how many more there are. */
export function namesOfCauses(causes: readonly string[], most = 4): string[] {
  const rest = causes.length - most;
  return rest > 0 ? [...causes.slice(0, most), `${rest} more files`] : [...causes];
}

export type CauseFinder = {
  /** Whether a page’s own text, frontmatter or pictures were edited. */
  isOwn: (pathname: string) => boolean;
  /** Names of files, and of blocks by their folder, that changed and that a change of a page may follow from. */
  possibleCauses: (kind: ChangeKind, pathname: string) => string[];
  /** Those that a change of all these pages follows from; none where it belongs to no page. */
  causesOf: (kind: ChangeKind, pathnames: readonly string[]) => string[];
};

/**
 * Knows what changes follow from, as far as git does: the files of the pages themselves where each page has some, else the files
 * that pages share.
 * @param changed Names of files, as git has them.
 * @param registry The pages of the site after.
 * @param content The folder of the content, as git names it.
 */
export function createCauseFinder(
  changed: readonly string[],
  registry: Registry,
  content = path.relative('', contentDirectory).split(path.sep).join('/'),
): CauseFinder {
  const files = changed.filter((file) => !isOfNoPage(file));
  const isShared = (file: string) =>
    !file.startsWith(`${content}/`) || file.startsWith(`${content}/data/`);
  const ownFiles = (pathname: string) => {
    const page = registry.byPathname(pathname);
    const isBeside = (file: string) =>
      path.posix.dirname(file) === `${content}/${page?.id}` &&
      (languageOf(file) ?? page?.locale) === page?.locale;
    return files.filter(isBeside);
  };
  const mayTouch = (file: string, pathname: string) => {
    const page = registry.byPathname(pathname);
    const block = blockOf(file);
    return (
      (languageOf(file) ?? page?.locale) === page?.locale &&
      (block === undefined || hasBlock(page?.body ?? '', block))
    );
  };
  const sharedFiles = (kind: ChangeKind, pathname: string) =>
    files.filter(
      (file) => isShared(file) && !impossible[kind]?.test(file) && mayTouch(file, pathname),
    );
  const namesOf = (chosen: readonly string[]) => [
    ...new Set(chosen.map((file) => (blockOf(file) ? `block ${blockOf(file)}` : file))),
  ];
  return {
    isOwn: (pathname) => ownFiles(pathname).length > 0,
    possibleCauses: (kind, pathname) =>
      namesOf([...sharedFiles(kind, pathname), ...ownFiles(pathname)]),
    causesOf: (kind, pathnames) => {
      const own = pathnames.map(ownFiles);
      const [first = [], ...others] = pathnames.map((pathname) => sharedFiles(kind, pathname));
      const shared = first.filter((file) => others.every((list) => list.includes(file)));
      const isOfPages = own.every((list) => list.length > 0);
      return namesOf(isOfPages || shared.length === 0 ? own.flat() : shared);
    },
  };
}
