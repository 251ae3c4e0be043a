import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import { proseOf } from '@/lib/check/extract/prose';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { findPatterns, type TextPattern, type TextPlace } from '@/lib/check/text-patterns';

/** What is before a text in its line of the source. */
const lineBefore = ({ document, offset }: TextPlace) =>
  /[^\n]*$/.exec(document?.source.text.slice(0, offset) ?? '')?.[0] ?? '';

const isLineStart = (place: TextPlace) => lineBefore(place).trim() === '';

/** Markdown in a property or in the frontmatter: pairs only, since a single sign may be meant. */
const inValue: TextPattern = {
  pattern:
    /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])|`[^`]+`|\[[^[\]]+\]\([^()\s]+\)/gu,
  message: ([found]) =>
    `"${found}" is Markdown, which works in the text of a page and not here: expected the words alone`,
};

/** The kinds of `<Callout>` by the words of other tools; all others are notes. */
const calloutKinds: ReadonlyMap<string, string> = new Map([
  ...['tip', 'hint', 'success'].map((word) => [word, 'tip'] as const),
  ...['warning', 'caution', 'danger', 'error'].map((word) => [word, 'warning'] as const),
]);

const tornStars = () =>
  '** is shown as it is written: expected **words** with two stars on both sides and no space within, or \\*\\*';

/** Signs that do nothing where they are in the text of a page; the first that a text has is told. */
const inText: readonly TextPattern[] = [
  {
    // How other tools mark a note: `[!NOTE]` at the head of a quotation, `:::note` around it.
    pattern: /^(?:\[!(\w+)\]|:{3,}[ \t]*([a-z]+))/gi,
    message: ([found, quoted = '', fenced = ''], place) =>
      /^[ \t>]*$/.test(lineBefore(place))
        ? `"${found}" is shown as it is written: expected <Callout kind="${calloutKinds.get((quoted + fenced).toLowerCase()) ?? 'note'}"> and </Callout> around the text, without the quotation’s >`
        : undefined,
  },
  {
    // A row of a table that became none: in a table, the signs between cells are no part of the text.
    pattern: /^[ \t]*\|[^\n]*\|[ \t]*$/gmu,
    message: ({ index }, place) =>
      index > 0 || isLineStart(place)
        ? 'these rows are shown as they are written: expected a line such as | --- | --- | below the header of a table, with as many cells as it has'
        : undefined,
  },
  {
    // A heading; `#cloud` may be a keyword.
    pattern: /^#{2,6}(?=\p{L})/gu,
    message: ([marks], place) =>
      isLineStart(place) ? `"${marks}" makes no heading: expected a space after it` : undefined,
  },
  {
    // Stars of bold type of which none came, next to the words they were meant for.
    pattern: /(?<![\\*])\*\*(?!\*)(?=\p{L})|(?<=[\p{L}.,!?])(?<![\\*])\*\*(?!\*)/gu,
    message: tornStars,
  },
  {
    // A star beside a word in italics: of `**bold*`, one is left over.
    pattern: /^\*|(?<!\\)\*$/gu,
    message: ({ index, input }, { document, offset }) => {
      const beside = index === 0 ? offset - 1 : offset + input.length;
      return document?.source.text[beside] === '*' ? tornStars() : undefined;
    },
  },
];

/** Lists and tables as word processors paste them, their signs of symbol fonts among them; code is out of the lines. */
const pasted: readonly TextPattern[] = [
  {
    pattern: /(?<=^[ \t>]*)[•·▪▫◦●○■□‣⁃\uF0A7\uF0B7]/gmu,
    message: ([sign]) =>
      `"${sign}" makes no list: expected "- " at the beginning of each entry, on a line of its own`,
  },
  {
    pattern: /(?<=^[ \t>]*)[-–](?=\*\*|\[|\p{L})/gmu,
    message: ([sign]) => `"${sign}" makes no list: expected "- ", with a space`,
  },
  {
    pattern: /(?<=[^\s>])\t+(?=\S)/gu,
    message: () =>
      'a tab parts no columns: expected a table, | A | B | in each line and | --- | --- | below the first',
  },
];

/** Signs of Markdown that are on the page as they are written. */
function strayMarkdown(document: DocumentExtract): Finding[] {
  const running = new Set(document.texts);
  const signs = proseOf(document).flatMap((text) => {
    const { value, offset } = text;
    return running.has(text)
      ? findPatterns(value, inText, { offset, document }).slice(0, 1)
      : findPatterns(value, [inValue], { offset, document });
  });
  const lines = nodesOf(document.tree, 'paragraph').flatMap((node) => {
    const offset = startOf(node);
    const shown = document.source.text
      .slice(offset, endOf(node))
      .replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
    const found = findPatterns(shown, pasted, { offset, document });
    return found.sort((a, b) => a.offset - b.offset).slice(0, 1);
  });
  return [...lines, ...signs];
}

export const strayMarkdownRule: DocumentRule = {
  name: 'stray-markdown',
  severity: 'error',
  summary: 'Signs of Markdown do their work, and are not shown as they are written.',
  remedy:
    'In a text, close the bold type, or write `\\*\\*`; leave Markdown out of properties and frontmatter; a note is a `<Callout>`; lists and tables from a word processor are written anew, `- One` and `| A | B |`.',
  checkDocument: strayMarkdown,
};
