import type { Definition, Image, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visitParents } from 'unist-util-visit-parents';
import type { Finding } from '@/lib/check/problem';
import { type ReadMdx, readMdx } from '@/lib/check/read-mdx';
import { pageOfFile } from '@/lib/content/document';
import { treeLimit } from '@/lib/content/limits';
import type { Source } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import { takenIds } from '@/lib/mdx/outline';
import { placeholderAlt } from '@/lib/mdx/pictures';
import type { BlockSchema } from '@/lib/schema/block';
import { documentTypeOf } from '@/lib/schema/document-types';
import type {
  DocumentExtract,
  FoundHeading,
  FoundLink,
  FoundPicture,
  FoundTag,
  FoundText,
} from './document';
import { frontmatterLinks, readFrontmatter } from './frontmatter';
import { endOf, headingIds, isTag, nodesOf, startOf } from './markdown';
import { blockId, type ReadTag, readTag } from './tags';

/** Where the address of a link begins in the source, if it is there as it reads. */
function hrefOffset(node: Link | Definition, source: string): number | undefined {
  const start = startOf(node);
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const isBare = source[start] !== '[';
  const textEnd = node.type === 'definition' ? source.indexOf(']:', start) : last && endOf(last);
  const from = isBare ? start : (textEnd ?? start);
  const at = source.slice(from, endOf(node)).indexOf(node.url);
  return node.url === '' || at < 0 ? undefined : from + at;
}

/** A link in Markdown, or the definition that a link refers to. */
function readLink(node: Link | Definition, source: string): FoundLink {
  const isDefinition = node.type === 'definition';
  return {
    href: node.url,
    offset: startOf(node),
    text: isDefinition ? '-' : textOf(node),
    isBare: !isDefinition && source[startOf(node)] !== '[',
    isDefinition,
    hrefOffset: hrefOffset(node, source),
  };
}

function readPicture(node: Image, source: string, locale: Locale): FoundPicture {
  const written = source.slice(startOf(node), endOf(node));
  const alt = placeholderAlt(written, locale) ?? node.alt ?? '';
  return { src: node.url, alt, offset: startOf(node) };
}

/** All tags of a text, with those within others, in its order. */
function tagsIn(
  tree: Root | undefined,
  source: string,
  locale: Locale,
  blocks: ReadonlyMap<string, BlockSchema>,
): ReadTag[] {
  const found: ReadTag[] = [];
  if (tree)
    visitParents(tree, isTag, (node, ancestors) => {
      if (isTag(node)) found.push(readTag(node, ancestors, { source, locale, blocks }));
    });
  return found;
}

/** Headings of the text with the ids they are rendered with, and those that blocks render. */
function headingsIn(
  tree: Root | undefined,
  tags: readonly FoundTag[],
  locale: Locale,
  blocks: ReadonlyMap<string, BlockSchema>,
): FoundHeading[] {
  const names = tags.map(({ name }) => name);
  const ids = tree && headingIds(tree, locale, takenIds(names, blocks));
  const written = nodesOf(tree, 'heading').map((node) => ({
    depth: node.depth,
    text: textOf(node),
    offset: startOf(node),
    isMarkdown: true,
    id: ids?.get(startOf(node)),
  }));
  const ofBlocks = tags.flatMap(({ name, props, offset }): FoundHeading[] => {
    const own = blocks.get(name)?.heading;
    const text = own && props[own.prop];
    return typeof text === 'string'
      ? [{ depth: own?.level ?? 2, text, offset, isMarkdown: false }]
      : [];
  });
  return [...written, ...ofBlocks].sort((a, b) => a.offset - b.offset);
}

/** Texts out of which nothing is left but a single character. */
const textsIn = (tree: Root | undefined, source: string, gaps: ReadMdx['gaps']): FoundText[] =>
  nodesOf(tree, 'text')
    .map((node) => ({ value: source.slice(startOf(node), endOf(node)), offset: startOf(node) }))
    .filter(({ offset, value }) =>
      gaps.every(
        ({ start, end }) => end - start === 1 || end <= offset || start >= offset + value.length,
      ),
    );

/** Where a tree is nested deeper than rules, which call themselves, can walk. */
function excessiveDepth(tree: Root): Finding | undefined {
  let found: Finding | undefined;
  visitParents(tree, (node, ancestors) => {
    if (ancestors.length <= treeLimit) return undefined;
    const message = `nested more than ${treeLimit} levels deep: expected blocks and lists of ordinary depth`;
    found = { offset: startOf(node), message };
    return EXIT;
  });
  return found;
}

/** Where it cannot be told where the frontmatter ends, nothing is said of what is below it. */
const unread: ReadMdx = {
  findings: [],
  modules: [],
  unclosedTags: [],
  gaps: [],
  isOutlineKnown: false,
};

const emptyTag = {
  isInline: false,
  within: [],
  children: [],
  badProps: [],
  faults: [],
  props: {},
  places: {},
  numberPlaces: {},
  strings: [],
};

/**
 * Reads off a page's file what rules look at.
 * @returns undefined when the file is not named as a page's file is.
 */
export function extractDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
): DocumentExtract | undefined {
  const page = pageOfFile(source.file);
  const type = documentTypeOf(source.file);
  if (!page || !type) return undefined;
  const { locale } = page;
  const frontmatter = readFrontmatter(source, type, locale);
  const read = frontmatter.isTextKnown ? readMdx(source, [...blocks.keys()]) : unread;
  const excess = read.tree && excessiveDepth(read.tree);
  const tree = excess ? undefined : read.tree;
  const syntax = excess && read.findings.length === 0 ? [excess] : read.findings;
  const readTags = tagsIn(tree, source.text, locale, blocks);
  const tags = [
    ...readTags.map(({ tag }) => tag),
    ...read.unclosedTags.map((tag) => ({ ...emptyTag, ...tag })),
  ];
  const headings = headingsIn(tree, tags, locale, blocks);
  return {
    source,
    ...page,
    type: type.name,
    frontmatter,
    tree,
    syntax,
    isRead: tree !== undefined && read.gaps.length === 0 && syntax.length === 0,
    isOutlineKnown: read.isOutlineKnown,
    tags,
    links: [
      ...frontmatterLinks(type, frontmatter),
      ...nodesOf(tree, 'link', 'definition').map((node) => readLink(node, source.text)),
      ...readTags.flatMap(({ links }) => links),
    ],
    pictures: [
      ...nodesOf(tree, 'image').map((node) => readPicture(node, source.text, locale)),
      ...readTags.flatMap(({ pictures }) => pictures),
    ],
    texts: textsIn(tree, source.text, read.gaps),
    headings,
    modules: read.modules,
    anchors: [
      ...headings.flatMap(({ id }) => id ?? []),
      ...tags.flatMap((tag) => blockId(tag, blocks) ?? []),
    ],
  };
}
