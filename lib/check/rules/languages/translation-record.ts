import { createHash } from 'node:crypto';
import { isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import { readText, type Source, splitFrontmatter } from '@/lib/content/source';
import { isPlainFile } from '@/lib/files/file-tree';
import { locales } from '@/lib/i18n/locales';
import { frontmatterTextPaths } from '@/lib/schema/document-types';

/** A part of a page that is translated as one: a paragraph, a heading, a tag, a text of the frontmatter. */
export type SourceBlock = {
  /** What a writer calls it, e.g. `paragraph`, `<Feature>`, `title`. */
  name: string;
  /** Its source, each run of spaces and line ends made one space. */
  text: string;
  offset: number;
};

/*
 * The text below the frontmatter is cut by its lines and not by its syntax tree, so that records outlive a change of
 * the parser. A block is code between its fences, a tag up to the first line that ends with >, or the lines up to an
 * empty one, a fence or a tag. What is never closed goes on to the end of the file.
 */
const fencedCode = /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/;
const tag = /^[ \t]*<\/?[A-Z][\s\S]*?(?:>[ \t]*$|$(?![\s\S]))/;
const lines = /^[ \t]*\S.*(?:\n(?![ \t]*(?:$|`{3}|~{3}|<\/?[A-Z])).*)*/;
const block = new RegExp([fencedCode, tag, lines].map(({ source }) => source).join('|'), 'gm');

/** A tag without properties, opening or closing: it says nothing that could change. */
const bareTag = /^<\/?[\w.]*>$/;

/** What writers call blocks, by what they begin with; all others but tags are paragraphs. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^#/, 'heading'],
  [/^(?:[-*+]|\d+[.)]) /, 'list'],
  [/^\|/, 'table'],
  [/^(?:`{3}|~{3})/, 'code'],
  [/^>/, 'blockquote'],
];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of the frontmatter that readers meet, as they are written: no fact is filled in. */
function frontmatterBlocks(text: string): SourceBlock[] {
  const { yaml } = splitFrontmatter(text);
  const start = yaml === '' ? 0 : text.indexOf('\n') + 1;
  const document = parseDocument(yaml, { logLevel: 'silent' });
  return frontmatterTextPaths.flatMap((path) => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const offset = start + (node.range?.[0] ?? 0);
    return [{ name: path.join('.'), text: oneLine(node.value), offset }];
  });
}

/** A page's blocks: texts of the frontmatter, then those below it in the order of the file. */
export function sourceBlocks({ text }: Source): SourceBlock[] {
  const { body } = splitFrontmatter(text);
  const start = text.length - body.length;
  const below = [...body.matchAll(block)].map(({ 0: found, index }) => {
    const own = oneLine(found);
    const [tagName] = /^<[A-Z][\w.]*/.exec(own) ?? [];
    const [, name = 'paragraph'] = names.find(([begins]) => begins.test(own)) ?? [];
    const offset = start + index + found.search(/\S/);
    return { name: tagName ? `${tagName}>` : name, text: own, offset };
  });
  return [...frontmatterBlocks(text), ...below.filter((one) => !bareTag.test(one.text))];
}

/** Why a translation was stamped: it renders the source anew, or only the source's wording changed. */
export type StampReason = 'translation' | 'wording';

const recordSchema = z.object({
  stamped: z.enum(['translation', 'wording'] satisfies StampReason[]),
  /** The source's blocks: of each a hash, and the words it begins with. */
  blocks: z.array(z.string()),
});

/** Which source text a translation renders. */
export type TranslationRecord = z.output<typeof recordSchema>;

const recordsSchema = z.record(z.string(), z.partialRecord(z.enum(locales), recordSchema));

/** Records by page id and language. */
export type TranslationRecords = z.output<typeof recordsSchema>;

const hashLength = 10;

/** What stands for a block's text in a record. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

/** The first words of a block, for messages where git does not have all of it: at most 20 characters. */
const firstWords = /^.{1,20}(?!\S)|^.{20}/u;

/** A block as it is recorded. */
export const recordedBlock = ({ text }: SourceBlock): string =>
  `${hashOf(text)} ${firstWords.exec(text)?.[0] ?? text}`;

/** Hash and first words of a recorded block. */
export const readBlock = (recorded: string) => ({
  hash: recorded.slice(0, hashLength),
  words: recorded.slice(hashLength + 1),
});

/** Records a source text for a translation. */
export const recordOf = (source: Source, stamped: StampReason): TranslationRecord => ({
  stamped,
  blocks: sourceBlocks(source).map(recordedBlock),
});

/**
 * Reads the file of records.
 * @returns Its records; none when there is no file.
 * @throws SyntaxError or ZodError when the file holds something else.
 */
export const readRecords = (file: string): TranslationRecords =>
  isPlainFile(file) ? recordsSchema.parse(JSON.parse(readText(file))) : {};

/** The file of records, a line for each block: changes of different pages do not meet in one line. */
export function writtenRecords(records: TranslationRecords): string {
  const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}
