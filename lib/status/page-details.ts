import { extractDocument } from '@/lib/check/extract/extract-document';
import type { Problem } from '@/lib/check/problem';
import type { Page } from '@/lib/content/document';
import { readSource } from '@/lib/content/source';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { lastModified } from '@/lib/metadata/last-modified';
import type { BlockSchema } from '@/lib/schema/block';
import { editHref } from '@/site.config';
import { type StateInput, stateOf } from './page-states';
import { stateWords } from './state-words';

/** A heading or a block of a page's text, in the order of the file. */
export type OutlinePart = {
  kind: 'heading' | 'block';
  /** The words of the heading, or the name of the tag. */
  name: string;
  /** Level of the heading; how many blocks are around the block. */
  depth: number;
  line: number;
  /** Number of the block on the page, where it can be found there. */
  number?: number;
  /** Properties of the tag, as they are given. */
  props: [name: string, value: string][];
};

/** What the preview bar says of a page. */
export type PageDetails = {
  /** From the root of the repository. */
  file: string;
  /** The file at the code host. */
  editHref: string;
  title: string;
  pathname: string;
  /** In a few words, as on the list of all pages. */
  status: string;
  behind: number;
  changed?: string;
  /** The same page in the other languages. */
  counterparts: { locale: Locale; name: string; pathname: string }[];
  problems: Pick<Problem, 'line' | 'column' | 'ruleId' | 'reason' | 'fatal'>[];
  outline: OutlinePart[];
};

/**
 * The blocks that can be found on a page: those that are drawn by themselves. A block that is an item of another one is drawn by it.
 * @returns Whether a tag is one of them.
 */
export function standsAlone(blocks: ReadonlyMap<string, BlockSchema>): (tag: string) => boolean {
  const items = new Set(
    [...blocks.values()].flatMap(({ name, parent, children }) => [
      ...(parent ? [name] : []),
      ...(Array.isArray(children) ? (children as string[]) : []),
    ]),
  );
  return (tag) => blocks.has(tag) && !items.has(tag);
}

/** Headings and blocks of a file. */
export function outlineOfFile(
  directory: string,
  file: string,
  blocks: ReadonlyMap<string, BlockSchema>,
): OutlinePart[] {
  const source = readSource(directory, file);
  const found = extractDocument(source, blocks);
  if (!found) return [];
  const isAlone = standsAlone(blocks);
  let number = 0;
  const tags = [...found.tags].sort((a, b) => a.offset - b.offset);
  const parts = [
    ...found.headings
      .filter(({ isMarkdown }) => isMarkdown)
      .map(({ text, depth, offset }) => ({
        offset,
        part: { kind: 'heading' as const, name: text, depth, props: [] },
      })),
    ...tags.map(({ name, within, props, offset }) => ({
      offset,
      part: {
        kind: 'block' as const,
        name,
        depth: within.length,
        number: isAlone(name) ? number++ : undefined,
        props: Object.entries(props).map(([key, value]): [string, string] => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      },
    })),
  ];
  return parts
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, part }) => ({ ...part, line: source.at(offset).line }));
}

/** What is to be known of a page while it is looked at. */
export function pageDetails(page: Page, input: StateInput): PageDetails {
  const { registry, directory, blocks, problems, changed } = input;
  const { id, locale, file, pathname, frontmatter } = page;
  const path = `content/${file}`;
  // Lists that are made of posts are no page that somebody wrote.
  const state = page.generated ? undefined : stateOf(page, input);
  return {
    file: path,
    editHref: editHref(path),
    title: frontmatter.title,
    pathname,
    status: state ? stateWords(state) : 'made of posts',
    behind: state?.behind ?? 0,
    changed: lastModified(page, registry, changed),
    counterparts: registry
      .versions(id)
      .filter((other) => other.locale !== locale)
      .map((other) => ({
        locale: other.locale,
        name: localeSettings[other.locale].name,
        pathname: other.pathname,
      })),
    problems: problems
      .filter((problem) => problem.file === file)
      .map(({ line, column, ruleId, reason, fatal }) => ({ line, column, ruleId, reason, fatal })),
    outline: page.generated ? [] : outlineOfFile(directory, file, blocks),
  };
}
