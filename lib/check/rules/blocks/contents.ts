import type { Nodes, Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { isTag, nodesOf, startOf } from '@/lib/check/extract/markdown';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { codeLanguage, codeLanguages, languageNames } from '@/lib/code/code-languages';
import { readCodeMeta } from '@/lib/code/code-meta';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema, TableContract } from '@/lib/schema/block';
import { fillPlaceholders, placeholderValue } from '@/lib/site/placeholders';

/** All text below a node as readers see it: names and facts in braces filled in. */
const readText = (node: Nodes, locale: Locale): string =>
  node.type === 'mdxTextExpression'
    ? (placeholderValue(node.value.trim(), locale) ?? '')
    : 'children' in node
      ? node.children.map((child) => readText(child, locale)).join('')
      : textOf(node);

/** How many columns a table must have beside its first, in words. */
const inWords = ([atLeast, atMost]: readonly [number, number]) =>
  atLeast === atMost ? `${atMost}` : `${atLeast} to ${atMost}`;

/** Cells that do not begin with one of the symbols; a cell that is missing is reported by stray-markdown. */
function symbolFindings(name: string, rows: readonly TableRow[], symbols: readonly string[]) {
  return rows
    .flatMap(({ children }) => children.slice(1))
    .filter((cell) => !symbols.some((symbol) => textOf(cell).trimStart().startsWith(symbol)))
    .map((cell) => ({
      // An empty cell begins at its border.
      offset: startOf(cell.children[0] ?? cell),
      message: `<${name}> expects each cell to begin with one of ${symbols.join(' ')}: found "${textOf(cell).slice(0, 40)}"`,
    }));
}

/** What is wrong with a table, if anything. */
function tableFindings(
  { name, table: contract }: BlockSchema & { table: TableContract },
  table: Table,
  tag: { props: Readonly<Record<string, unknown>>; places: Readonly<Record<string, number>> },
  locale: Locale,
): Finding[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.slice(1) ?? [];
  const { columns: limits, columnProp = '', symbols } = contract;
  if (limits && (columns.length < limits[0] || columns.length > limits[1])) {
    const message = `<${name}> takes ${inWords(limits)} columns beside the first: found ${columns.length}`;
    return [{ offset: startOf(table), message }];
  }
  const named = tag.props[columnProp];
  const heads = columns.map((cell) => readText(cell, locale).trim());
  const isUnknown = typeof named === 'string' && !heads.includes(fillPlaceholders(named, locale));
  const unknown = isUnknown && {
    offset: tag.places[columnProp] ?? startOf(table),
    message: `no column of the table is called "${named}"${suggest(named, heads)}`,
  };
  return [...(unknown ? [unknown] : []), ...(symbols ? symbolFindings(name, rows, symbols) : [])];
}

/** A table that a block draws in its own way. */
const blockTable: DocumentRule = {
  name: 'block-table',
  severity: 'error',
  summary:
    'A block that draws a table has one between its tags, of the form that its page in the block gallery shows.',
  remedy:
    'Write one Markdown table between the tags, with the columns and symbols the message names.',
  checkDocument: ({ tree, tags, isOutlineKnown, locale }, blocks) => {
    if (!tree || !isOutlineKnown) return [];
    const tagAt = new Map(tags.map((tag) => [tag.offset, tag]));
    return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((node) => {
      const block = blocks.get(node.name ?? '');
      const tag = tagAt.get(startOf(node));
      if (!block?.table || !tag) return [];
      const [table, ...others] = node.children;
      if (table?.type === 'table' && others.length === 0)
        return tableFindings({ ...block, table: block.table }, table, tag, locale);
      const wrong = table?.type === 'table' ? others[0] : table;
      const message = `<${block.name}> takes one table between its tags, and nothing else: | A | B | in each line and | --- | --- | below the first`;
      return [{ offset: wrong ? startOf(wrong) : tag.offset, message }];
    });
  },
};

/** What a code block says behind its fence: a language, and what follows it. */
type Fence = { lang: string; langOffset: number; meta: string; metaOffset: number };

/** Code blocks that say something behind their fence, as indented code does not. */
const fencesIn = ({ tree, source: { text } }: DocumentExtract): Fence[] =>
  nodesOf(tree, 'code').flatMap((node) => {
    const { lang, meta } = node;
    if (!lang) return [];
    const langOffset = text.indexOf(lang, startOf(node));
    const metaOffset = meta ? text.indexOf(meta, langOffset + lang.length) : langOffset;
    return [{ lang, langOffset, meta: meta ?? '', metaOffset }];
  });

/** The languages that are coloured, as advice where no name is near. */
const coloured = Object.keys(codeLanguages);

/** The name that was meant: of the coloured languages, if one is near, else of any. */
function advice(lang: string): string {
  const near = nearestWord(lang, coloured) ?? nearestWord(lang, languageNames);
  return near ? suggest(lang, [near]) : `${suggest(lang, coloured)}; write \`text\` for any other`;
}

/** The name of a file that stands there without its key, else words for one. */
const titleIn = (meta: string): string =>
  /^["'“]?([\w./-]+)["'”]?$/.exec(meta.trim())?.[1] ?? 'name of the file';

/** What is behind the fence of a code block. */
const codeBlockRules: DocumentRule[] = [
  {
    name: 'code-language',
    severity: 'error',
    summary: 'The language of a code block is one that exists, or none.',
    remedy: 'Use the suggested name; `text` for what is no code or in another language.',
    checkDocument: (document) =>
      fencesIn(document)
        .filter(({ lang }) => !codeLanguage(lang))
        .map(({ lang, langOffset: offset }) => ({
          offset,
          message: `"${lang}" is no language of code blocks${advice(lang)}`,
        })),
  },
  {
    name: 'code-title',
    severity: 'warning',
    summary: 'After the language of a code block comes its title, or nothing.',
    remedy: 'Write the file’s name in straight quotes: ```yaml title="deploy.yaml".',
    checkDocument: (document) =>
      fencesIn(document)
        .filter(({ meta }) => !readCodeMeta(meta).isUnderstood)
        .map(({ meta, metaOffset: offset }) => ({
          offset,
          message: `expected title="${titleIn(meta)}" or nothing after the language, found ${meta}`,
        })),
  },
];

/** What readers take for text; code that was left out and definitions of links are none. */
const textTypes = new Set(['paragraph', 'heading', 'list', 'table', 'blockquote', 'code']);

/** A second title is reported by heading-level. */
const isText = (node: Nodes | undefined): boolean =>
  node !== undefined && textTypes.has(node.type) && !(node.type === 'heading' && node.depth === 1);

/** Text that stands beside the sections of its page: the closing tag was put too early, or the text behind it. */
const looseText: DocumentRule = {
  name: 'loose-text',
  // A warning: the text is shown all the same, in a section of its own.
  severity: 'warning',
  summary: 'Text after the first section of a page stands in a section too.',
  remedy: 'Move the text before the `</Section>` that it belongs to, or put it into a `<Section>`.',
  checkDocument: ({ tree, isOutlineKnown, source }) => {
    const children = isOutlineKnown && tree ? tree.children : [];
    const first = children.findIndex((node) => isTag(node) && node.name === 'Section');
    const section = children[first];
    if (!section) return [];
    const { line } = source.at(startOf(section));
    // What is before the first section introduces the page; text that follows other text is astray for the same reason.
    return children
      .filter((node, index) => index > first && isText(node) && !isText(children[index - 1]))
      .map((node) => ({
        offset: startOf(node),
        message: `this text is outside all sections, of which the first begins in line ${line}: expected it before a </Section>, or in a <Section> of its own`,
      }));
  },
};

/** Rules about what stands between the tags of blocks, and beside them. */
export const contentRules: readonly DocumentRule[] = [blockTable, ...codeBlockRules, looseText];
