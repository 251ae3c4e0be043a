import { SKIP, visit } from 'unist-util-visit';
import { frontmatterTextPaths } from '@/lib/schema/document-types';
import type { DocumentExtract, FoundTag, FoundText } from './document';
import { endOf, startOf } from './markdown';
import { oncePerCheck } from './site';

/** Where a value is in the source, if it is written as it reads: at a place, or behind the quotation mark there. */
export const writtenAt = (source: string, value: string, place: number): number | undefined =>
  [place, place + 1].find((at) => value !== '' && source.startsWith(value, at));

/** A text of the source, where it is written as it reads; others, such as values over several lines, are left out. */
function textAt(source: string, value: string, place: number): FoundText[] {
  const offset = writtenAt(source, value, place);
  return offset === undefined ? [] : [{ value, offset }];
}

/** What is at a path of the frontmatter, or nothing. */
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (value, key) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    data,
  );

/** The texts of a frontmatter that readers meet, as its schema marks them, in the order of the schema. */
const frontmatterTextsIn = (data: unknown) =>
  frontmatterTextPaths.flatMap((path) => {
    const text = valueAt(data, path);
    return typeof text === 'string' ? [{ path, text }] : [];
  });

/** Texts of the frontmatter; those in double quotes may have quotation marks of their own behind backslashes. */
const frontmatterTexts = ({ frontmatter, source }: DocumentExtract): FoundText[] =>
  frontmatterTextsIn(frontmatter.raw).flatMap(({ path, text }) => {
    const forms = [text, JSON.stringify(text).slice(1, -1)];
    return forms
      .flatMap((form) => textAt(source.text, form, frontmatter.offsetOf(path)))
      .slice(0, 1);
  });

/** Ids of entries and keys of texts: words in small letters, joined by hyphens, dots or underlines. */
const isId = (value: string) => /^[a-z0-9]+(?:[-._][a-z0-9]+)+$/.test(value);

/** Names and values that are no text: ids, addresses, files. */
const isTechnical = (name: string, value: string) =>
  name === 'id' || /src$/i.test(name) || isId(value) || /^(\/|#|[a-z]+:\S)/i.test(value);

/** A text of a page: a paragraph, a heading, a cell of a table, a property of a tag, a value of the frontmatter. */
type TextPiece = {
  /** What it is: `paragraph`, `heading`, `tableCell`, `<Hero lead>`, `frontmatter title`. */
  kind: string;
  /** Its words; none of an id, an address or a file. */
  text: string;
  offset: number;
  /** Where its words begin, if the source has them as they read. */
  start?: number;
};

/** The paragraphs, headings and cells of a page. */
function writtenPieces({ tree, source }: DocumentExtract): TextPiece[] {
  const found: TextPiece[] = [];
  if (!tree) return found;
  visit(tree, (node) => {
    const { type } = node;
    if (type !== 'paragraph' && type !== 'heading' && type !== 'tableCell') return undefined;
    // Its signs (## and |) are no part of its text.
    const offset = startOf(node.children.at(0) ?? node);
    const text = source.text.slice(offset, endOf(node.children.at(-1) ?? node));
    found.push({ kind: type, text, offset, start: offset });
    // What is in it is a part of this text.
    return SKIP;
  });
  return found;
}

/** All texts of a page, kind by kind. Made once per document. */
export const piecesOf = oncePerCheck((document: DocumentExtract): readonly TextPiece[] => {
  const { frontmatter, tags, source } = document;
  const valuePiece = (kind: string, text: string, offset: number): TextPiece => ({
    kind,
    text,
    offset,
    start: writtenAt(source.text, text, offset),
  });
  return [
    ...frontmatterTextsIn(frontmatter.data).map(({ path, text }) =>
      valuePiece(`frontmatter ${path.join('.')}`, text, frontmatter.offsetOf(path)),
    ),
    ...writtenPieces(document),
    ...tags.flatMap(({ name, strings }) =>
      strings.map(({ name: prop, value, offset }) =>
        valuePiece(`<${name} ${prop}>`, isTechnical(prop, value) ? '' : value, offset),
      ),
    ),
  ];
});

/** Texts in the properties of a tag. */
const propTexts = ({ strings }: FoundTag, source: string): FoundText[] =>
  strings
    .filter(({ name, value }) => !isTechnical(name, value))
    .flatMap(({ value, offset }) => textAt(source, value, offset));

/**
 * Everything in a document that people read as language: running text, texts in properties and in the
 * frontmatter. Code and addresses are no part of it. Made once per document.
 */
export const proseOf = oncePerCheck((document: DocumentExtract): readonly FoundText[] => {
  const bare = new Set(document.links.filter(({ isBare }) => isBare).map(({ offset }) => offset));
  return [
    ...frontmatterTexts(document),
    ...document.texts.filter(({ offset }) => !bare.has(offset)),
    ...document.tags.flatMap((tag) => propTexts(tag, document.source.text)),
  ];
});
