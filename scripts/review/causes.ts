import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import type { Registry } from '@/lib/content/registry';
import { isLocale } from '@/lib/i18n/locales';
import type { ChangedFile } from './base';
import type { Change, ReviewedPage } from './compare/change';
import { styleSheetKey } from './compare/compare-sites';

/** Files that no page shows: texts about the project, tests, tools, and what commands note down among the data. */
const isOfNoPage = (file: string) =>
  /^(docs|tests)\/|^\.|^[^/]*\.md$|^(biome|playwright|vitest)\.|\.(test|spec)\.tsx?$/.test(file) ||
  /^scripts\/(?!build)|\/data\/[^/]*\.json$/.test(file);

/** The language that a file is for: `en` of `en.mdx`, `chart.en.svg` and `messages/en/blog.json`; undefined for all. */
const languageOf = (file: string): string | undefined =>
  file.split(/[/.]/).slice(1, -1).findLast(isLocale);

/** The folder of the block that a file belongs to, if it is one's. */
const blockOf = (file: string) => /^components\/blocks\/([^/]+)\//.exec(file)?.[1];

/** The tags of a folder of blocks, which its schemas name; none of a folder that is gone. */
function tagsOf(block: string): string[] {
  const file = `components/blocks/${block}/schema.ts`;
  const schemas = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...schemas.matchAll(/name: '(\w+)'/g)].map(([, tag = '']) => tag);
}

/** Files that can make a difference of a kind; words may be anywhere. */
const filesOfKind: Partial<Record<Change['kind'], RegExp>> = {
  style: /\.(css|tsx?|mdx|mjs)$|package-lock\.json$/,
  picture: /\.(svg|png|jpe?g|webp|avif|gif|mp4|ts|tsx|mdx|yaml)$/,
  access: /\.(css|tsx?|mdx|svg|json)$/,
  file: /\.(tsx?|mjs|json|css)$|^(content|public)\//,
};

/** Words that a change has put in or taken out, by which the files are known that say them. */
const wordsOf = (changes: readonly Change[]) =>
  changes
    .flatMap(({ segments = [], kind, place = '', title }) =>
      kind === 'picture'
        ? [place.replace(/\.\w+$/, '')]
        : segments.length > 0
          ? segments
              .filter((one) => one.kind !== 'same')
              .flatMap(({ text }) => text.split(/[\s.]+/))
          : title.split(/\s+/).filter((word) => word.startsWith('/')),
    )
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 || /\d/.test(word));

/** So many causes are named; more of them say less than their number. */
const mostNamed = 4;

export type CauseFinder = {
  /** Whether a page’s own text, frontmatter or pictures were edited. */
  isOwn: (pathname: string) => boolean;
  /** Whether a file is the text of a page. */
  isTextOf: (file: string, pathname: string) => boolean;
  /** Names of files, and of blocks by their folder, that changed and that changes of pages follow from. */
  causesOf: (changes: readonly Change[], pages: readonly ReviewedPage[]) => string[];
};

/**
 * Knows which changed files changes follow from, as far as git does: the files of the pages themselves, and of the files that
 * pages share those that say the same words; where none does, all that may.
 * @param registry The pages of the site after.
 * @param content The folder of the content, as git names it.
 */
export function createCauseFinder(
  changed: readonly ChangedFile[],
  registry: Registry,
  content = path.relative('', contentDirectory).split(path.sep).join('/'),
): CauseFinder {
  const files = changed.filter(({ file }) => !isOfNoPage(file));
  const pageAt = (pathname: string) => registry.byPathname(pathname);
  const ownFiles = (pathname: string) => {
    const page = pageAt(pathname);
    return files.filter(
      ({ file }) =>
        page &&
        (file === `${content}/${page.id}/${page.locale}.mdx` ||
          (path.posix.dirname(file) === `${content}/${page.id}` &&
            !/\.(mdx|yaml)$/.test(file) &&
            (languageOf(file) ?? page.locale) === page.locale)),
    );
  };
  const isUsed = (file: string, pages: readonly ReviewedPage[]) => {
    const block = blockOf(file);
    const tags = block === undefined ? [] : tagsOf(block);
    const pattern = new RegExp(`<(?:${tags.join('|')})\\b`);
    return (
      tags.length === 0 || pages.every(({ pathname }) => pattern.test(pageAt(pathname)?.body ?? ''))
    );
  };
  return {
    isOwn: (pathname) => ownFiles(pathname).length > 0,
    isTextOf: (file, pathname) => {
      const page = pageAt(pathname);
      return file === `${content}/${page?.id}/${page?.locale}.mdx`;
    },
    causesOf: (changes, pages) => {
      const languages = new Set(pages.map(({ language }) => language));
      const kind = changes[0]?.kind;
      // A problem of the check says itself where it is.
      if (kind === 'check') return [];
      const isSheet = changes[0]?.key === styleSheetKey;
      const wanted = isSheet ? /\.css$/ : kind && filesOfKind[kind];
      const isPagesText = (file: string) => file.startsWith(`${content}/`) && file.endsWith('.mdx');
      const own = new Set(isSheet ? [] : pages.flatMap(({ pathname }) => ownFiles(pathname)));
      const possible = files.filter(
        (one) =>
          own.has(one) ||
          ((!wanted || wanted.test(one.file)) &&
            (kind !== 'style' || !isPagesText(one.file)) &&
            (pages.length === 0 ||
              languages.has(languageOf(one.file) ?? pages[0]?.language ?? '')) &&
            isUsed(one.file, pages)),
      );
      const words = wordsOf(changes);
      const countOf = ({ file, lines }: ChangedFile) =>
        words.filter((word) => `${file}\n${lines}`.toLowerCase().includes(word)).length;
      const most = Math.max(...possible.map(countOf), 0);
      const saying = possible.filter((one) => most > 0 && countOf(one) === most);
      const blocks = possible.filter(({ file }) => kind === 'style' && blockOf(file));
      const chosen = [saying, blocks, [...own], possible].find((list) => list.length > 0) ?? [];
      const names = new Set(
        chosen.map(({ file }) => (blockOf(file) ? `block ${blockOf(file)}` : file)),
      );
      const rest = names.size - mostNamed;
      return [...[...names].slice(0, mostNamed), ...(rest > 0 ? [`${rest} more files`] : [])];
    },
  };
}
