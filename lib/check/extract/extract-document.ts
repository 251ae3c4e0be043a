import { isUnknowable, placeholderFaults } from '@/lib/check/placeholder-faults';
import type { Finding } from '@/lib/check/problem';
import { type ReadMdx, readMdx } from '@/lib/check/read-mdx';
import { pageOfFile } from '@/lib/content/document';
import { treeLimit } from '@/lib/content/limits';
import type { Source } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import { readIgnoreComment } from '@/lib/mdx/ignore-comment';
import { placeholderAlt } from '@/lib/mdx/pictures';
import type { BlockSchema } from '@/lib/schema/block';
import { documentTypeOf } from '@/lib/schema/document-types';
import { placeholders, placeholderValue } from '@/lib/site/placeholders';
import type { DocumentExtract, FoundHeading, FoundTag } from './document';
import { frontmatterLinks, readFrontmatter } from './frontmatter';
import {
  headingIds,
  isTag,
  offsetOf,
  readFence,
  readLink,
  type TreeNode,
  tableRows,
  textOf,
} from './markdown';
import { blockId, readTag } from './tags';

const codeMessage = (value: string) =>
  `{${value}} is no name that the site fills in: expected text, or one of ${Object.keys(
    placeholders,
  )
    .map((name) => `{${name}}`)
    .join(', ')}; write \\{ for the brace itself`;

const moduleMessage =
  'a paragraph that begins with the word import or export is taken for program code: begin it with another word';

/** Lists that are filled while the tree is walked. */
const emptyLists = () => ({
  tags: [] as FoundTag[],
  links: [] as DocumentExtract['links'][number][],
  headings: [] as DocumentExtract['headings'][number][],
  pictures: [] as DocumentExtract['pictures'][number][],
  texts: [] as DocumentExtract['texts'][number][],
  fences: [] as DocumentExtract['fences'][number][],
  paragraphs: [] as DocumentExtract['paragraphs'][number][],
  tables: [] as DocumentExtract['tables'][number][],
  tasks: [] as DocumentExtract['tasks'][number][],
  code: [] as DocumentExtract['code'][number][],
  references: [] as DocumentExtract['references'][number][],
  /** What the ids of headings are made of. */
  headingNodes: [] as TreeNode[],
  footnotes: new Set<string>(),
});

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

type Lists = ReturnType<typeof emptyLists>;

/** Reads one node that is no tag. */
function readNode(node: TreeNode, source: string, locale: Locale, lists: Lists): void {
  const offset = offsetOf(node);
  const end = node.position?.end.offset ?? offset;
  if (node.type === 'text') lists.texts.push({ value: source.slice(offset, end), offset });
  else if (node.type === 'code') lists.fences.push(...readFence(node, source));
  else if (node.type === 'paragraph') lists.paragraphs.push({ offset, end });
  else if (node.type === 'listItem' && typeof node.checked === 'boolean')
    lists.tasks.push({ offset: source.indexOf('[', offset) });
  else if (node.type === 'table') lists.tables.push(tableRows(node, source));
  else if (node.type === 'heading') {
    lists.headings.push({ depth: node.depth ?? 1, text: textOf(node), offset, isMarkdown: true });
    lists.headingNodes.push(node);
  } else if (node.type === 'image') {
    const written = source.slice(offset, end);
    const alt = placeholderAlt(written, locale) ?? node.alt ?? '';
    lists.pictures.push({ src: node.url ?? '', alt, offset });
    // Behind a backslash, and in code, a brace is itself.
    const text = written.replace(/\\[\s\S]|`[^`]*`/g, (found) => ' '.repeat(found.length));
    for (const { at, message } of placeholderFaults(text))
      if (placeholderValue(at.slice(1, -1).trim(), locale) === undefined)
        lists.code.push({ offset: offset + text.indexOf(at), message });
  } else if (node.type === 'link' || node.type === 'definition')
    lists.links.push(readLink(node, source));
  else if (node.type === 'linkReference') lists.references.push({ text: textOf(node), offset });
  else if (node.type === 'footnoteReference') lists.footnotes.add(node.identifier ?? '');
  else if (node.type === 'mdxjsEsm') {
    lists.code.push({ offset, message: moduleMessage });
  } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const value = node.value?.trim() ?? '';
    if (readIgnoreComment(value)) return;
    if (placeholderValue(value, locale) !== undefined || isUnknowable(value)) return;
    const fault = placeholderFaults(`{${value}}`)[0];
    const isKnown = fault?.isQuoted || fault?.message.includes('did you mean');
    const message = fault && isKnown ? fault.message : codeMessage(value);
    lists.code.push({ offset, message });
  }
}

/** Headings with the ids that the renderer gives those in Markdown. */
function headingsOf({ headings, headingNodes, footnotes }: Lists, locale: Locale): FoundHeading[] {
  const ids = headingIds(headingNodes, [...footnotes], locale);
  let next = 0;
  return headings.map((fact) => (fact.isMarkdown ? { ...fact, id: ids[next++] } : fact));
}

/** Texts out of which nothing is left but a single character. */
const wholeTexts = (texts: Lists['texts'], { gaps }: ReadMdx) =>
  gaps.length === 0
    ? texts
    : texts.filter(({ offset, value }) =>
        gaps.every(
          ({ start, end }) => end - start === 1 || end <= offset || start >= offset + value.length,
        ),
      );

/** Ids that blocks have by their property. */
const blockIds = ({ tags }: Lists, blocks: ReadonlyMap<string, BlockSchema>): string[] =>
  tags.flatMap((tag) => blockId(tag, blocks) ?? []);

/**
 * Reads everything off a page's file that rules look at.
 * @returns undefined when the file is not named as a page's file is.
 */
export function extractDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
): DocumentExtract | undefined {
  const page = pageOfFile(source.file);
  const type = documentTypeOf(source.file);
  if (!page || !type) return undefined;
  const read = readMdx(source, [...blocks.keys()]);
  const lists = emptyLists();

  const syntax: Finding[] = [...read.findings];
  let isTooDeep = false;
  const walk = (node: TreeNode, within: readonly string[], depth: number, parent?: TreeNode) => {
    if (depth > treeLimit) {
      const message = `nested more than ${treeLimit} levels deep: expected blocks and lists of ordinary depth`;
      if (syntax.length === 0) syntax.push({ offset: offsetOf(node), message });
      isTooDeep = true;
      return;
    }
    if (isTag(node)) {
      const { tag, links, pictures } = readTag(
        node,
        source.text,
        { within, parent, locale: page.locale },
        blocks,
      );
      lists.tags.push(tag);
      lists.links.push(...links);
      lists.pictures.push(...pictures);
      const own = blocks.get(tag.name)?.heading;
      const text = own && tag.props[own.prop];
      if (own && typeof text === 'string')
        lists.headings.push({ depth: own.level, text, offset: tag.offset, isMarkdown: false });
    } else readNode(node, source.text, page.locale, lists);
    const inside = isTag(node) ? [...within, node.name ?? ''] : within;
    for (const child of node.children ?? []) walk(child, inside, depth + 1, node);
  };
  if (read.tree) walk(read.tree as TreeNode, [], 0);
  for (const tag of read.unclosedTags) lists.tags.push({ ...emptyTag, ...tag });
  for (const offset of read.modules) lists.code.push({ offset, message: moduleMessage });

  const { headingNodes: _nodes, footnotes: _footnotes, ...found } = lists;
  const headings = headingsOf(lists, page.locale);
  const frontmatter = readFrontmatter(source, type, page.locale);
  return {
    source,
    ...page,
    type: type.name,
    frontmatter,
    // Rules walk through it by functions that call themselves.
    tree: isTooDeep ? undefined : read.tree,
    syntax,
    isRead: read.tree !== undefined && read.gaps.length === 0 && syntax.length === 0,
    isOutlineKnown: read.isOutlineKnown,
    ...found,
    links: [...frontmatterLinks(type, frontmatter), ...found.links],
    texts: wholeTexts(lists.texts, read),
    headings,
    anchors: [...headings.flatMap(({ id }) => id ?? []), ...blockIds(lists, blocks)],
  };
}
