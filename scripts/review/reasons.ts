import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { isLocale } from '@/lib/i18n/locales';

/** Why a page may not be what it was: names of files, and of blocks by their tag. */
export type Reasons = {
  /** Whether its own text, frontmatter or pictures were edited. */
  isOwn: boolean;
  /** Its own files, and those that name the folders it is in. */
  own: readonly string[];
  /** What it shares with other pages. */
  shared: readonly string[];
};

/** Finds out why a page, known by its address now and its language, may differ. */
export type ReasonFinder = (page: { pathname: string; language: string }) => Reasons;

/** Where the content is, as git names its files. */
const contentFolder = path.relative('', contentDirectory).split(path.sep).join('/');

/** Files that no page shows: texts about the project, tests, tools, and what commands note down among the data. */
const isOfNoPage = (file: string) =>
  /^(docs|tests)\/|^\.|^[^/]*\.md$|^(biome|playwright|vitest)\.|\.(test|spec)\.tsx?$/.test(file) ||
  /^scripts\/(?!build)|\/data\/[^/]*\.json$/.test(file);

/** The language that a file is for: `en` of `en.mdx`, `chart.en.svg` and `messages/en/blog.json`; undefined for all. */
const languageOf = (file: string): string | undefined =>
  file.split(/[/.]/).slice(1, -1).findLast(isLocale);

/** Files of a page itself: its text and its pictures, which are beside it. Lists of posts are made of what pages share. */
const isOfPage = (file: string, { id, locale }: Page, content: string) =>
  file === `${content}/${id}/${locale}.mdx` ||
  (path.posix.dirname(file) === `${content}/${id}` && !/\.(mdx|yaml)$/.test(file));

/** Names of the folders that a page is in; its address and its trail have them. */
const isSectionOfPage = (file: string, { id }: Page, content: string) =>
  file.endsWith('/_section.yaml') && `${content}/${id}`.startsWith(`${path.posix.dirname(file)}/`);

/** The tag of the block that a file belongs to, if it is one's. */
const tagOf = (file: string): string | undefined =>
  /^components\/blocks\/([^/]+)\//
    .exec(file)?.[1]
    ?.split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** So many reasons are named; more of them say less than their number. */
const mostNamed = 5;

const fewOf = (words: readonly string[]): string[] =>
  words.length > mostNamed
    ? [...words.slice(0, mostNamed), `${words.length - mostNamed} more`]
    : [...words];

/**
 * Why pages have a change in common: of one page its own files before what it shares, of several what all of them are
 * made of.
 * @param reasons Of each of them, as far as they are known.
 * @returns A few words; none where nothing is known.
 */
export function commonReasons(reasons: readonly (Reasons | undefined)[]): string[] {
  const [first, ...others] = reasons;
  if (first && others.length === 0) return fewOf(first.own.length > 0 ? first.own : first.shared);
  const lists = reasons.map((one) => [...(one?.own ?? []), ...(one?.shared ?? [])]);
  const common = (lists[0] ?? []).filter((word) => lists.every((words) => words.includes(word)));
  return fewOf(common.length > 0 ? common : [...new Set(lists.flat())]);
}

/**
 * Knows of each page which files it may differ because of. What of the files that pages share reaches which page is not
 * recorded anywhere: all of them are named, but for other languages and for blocks that the page does not use.
 * @param changed Files that differ between both sides, as git names them.
 * @param registry The pages of the site after.
 * @param content The folder of the content, as git names it.
 */
export function createReasonFinder(
  changed: readonly string[],
  registry: Registry,
  content = contentFolder,
): ReasonFinder {
  const files = changed.filter((file) => !isOfNoPage(file));
  return ({ pathname, language }) => {
    const page = registry.byPathname(pathname);
    const ofLanguage = files.filter((file) => (languageOf(file) ?? language) === language);
    const ofPage = ofLanguage.filter((file) => page && isOfPage(file, page, content));
    const ofFolders = ofLanguage.filter((file) => page && isSectionOfPage(file, page, content));
    const own = [...ofPage, ...ofFolders];
    const shared = ofLanguage
      .filter((file) => !own.includes(file))
      .flatMap((file) => {
        const tag = tagOf(file);
        if (tag === undefined) return [file];
        return page && new RegExp(`<${tag}\\b`).test(page.body) ? [`block <${tag}>`] : [];
      });
    return { isOwn: ofPage.length > 0, own, shared: [...new Set(shared)] };
  };
}
