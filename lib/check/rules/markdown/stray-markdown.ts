import type { DocumentExtract, FoundText } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';

/** Markdown in a value, where it is not read as such: pairs only, since a single sign may be meant. */
const inValue =
  /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])|`[^`]+`|\[[^[\]]+\]\([^()\s]+\)/gu;

/** Stars of bold type of which none came, next to the words they were meant for. */
const inText = /(?<![\\*])\*\*(?!\*)(?=\p{L})|(?<=[\p{L}.,!?])(?<![\\*])\*\*(?!\*)/u;

/** A heading without the space behind its signs; `#cloud` may be a keyword. */
const heading = /^#{2,6}(?=\p{L})/u;

/** A row of a table that became none: in a table, the signs between cells are no part of the text. */
const row = /^[ \t]*\|[^\n]*\|[ \t]*$/mu;

/** Where a star is beside a word in italics: of `**bold*`, one is left over. Below 0 where none does. */
function tornStar({ value, offset }: FoundText, source: string): number {
  const end = offset + value.length;
  if (/(?<!\\)\*$/.test(value) && source[end] === '*') return value.length - 1;
  return value.startsWith('*') && source[offset - 1] === '*' ? 0 : -1;
}

/** How other tools mark a note: `[!NOTE]` at the head of a quotation, `:::note` around it. */
const note = /^(?:\[!(?<quoted>\w+)\]|:{3,}[ \t]*(?<fenced>[a-z]+))/i;

/** The kinds of `<Callout>` by the words of other tools; all others are notes. */
const calloutKinds: Readonly<Record<string, string>> = {
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
  error: 'warning',
};

/** What is wrong with a mark of a note at the beginning of a line, if there is one. */
function noteFault(value: string): string | undefined {
  const found = note.exec(value);
  if (!found) return undefined;
  const word = (found.groups?.['quoted'] ?? found.groups?.['fenced'] ?? '').toLowerCase();
  const kind = Object.hasOwn(calloutKinds, word) ? calloutKinds[word] : 'note';
  return `"${found[0]}" is shown as it is written: expected <Callout kind="${kind}"> and </Callout> around the text, without the quotation’s >`;
}

const noTable =
  'these rows are shown as they are written: expected a line such as | --- | --- | below the header of a table, with as many cells as it has';

/** Signs with which word processors begin the entries of lists, their own ones of symbol fonts among them. */
const bullet = /^[•·▪▫◦●○■□‣⁃\uF0A7\uF0B7][ \t\u00A0]?/u;

/** A dash that was to begin an entry of a list, without the space behind it. */
const gluedDash = /^[-–](?=\*\*|\[|\p{L})/u;

/** What is wrong with a line of a paragraph that was meant to be a part of a list or a table, if anything. */
function lineFault(line: string): { at: number; message: string } | undefined {
  const [sign] = bullet.exec(line) ?? [];
  if (sign)
    return {
      at: 0,
      message: `"${sign.trim()}" makes no list: expected "- " at the beginning of each entry, on a line of its own`,
    };
  const [dash] = gluedDash.exec(line) ?? [];
  if (dash) return { at: 0, message: `"${dash}" makes no list: expected "- ", with a space` };
  const tab = /\S(?=\t+\S)/.exec(line);
  return tab
    ? {
        at: tab.index + 1,
        message:
          'a tab parts no columns: expected a table, | A | B | in each line and | --- | --- | below the first',
      }
    : undefined;
}

/** Lists and tables as word processors paste them: the first line of each paragraph that has one. */
function pastedLines({ paragraphs, source: { text } }: DocumentExtract): Finding[] {
  return paragraphs.flatMap(({ offset, end }) => {
    let start = offset;
    for (const line of text.slice(offset, end).split('\n')) {
      const indent = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
      const shown = line.slice(indent).replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
      const found = lineFault(shown);
      if (found) return [{ offset: start + indent + found.at, message: found.message }];
      start += line.length + 1;
    }
    return [];
  });
}

/** Signs of Markdown that are on the page as they are written. */
function strayMarkdown(document: DocumentExtract): Finding[] {
  const running = new Set(document.texts);
  return proseOf(document).flatMap((text) => {
    const { value, offset } = text;
    if (!/[*_`#|]|\]\(|^\[!|^:::/.test(value)) return [];
    if (!running.has(text))
      return [...value.matchAll(inValue)].map(({ 0: found, index }) => ({
        offset: offset + index,
        message: `"${found.trim()}" is Markdown, which works in the text of a page and not here: expected the words alone`,
      }));
    const lineStart = document.source.text.lastIndexOf('\n', offset - 1) + 1;
    const isLine = document.source.text.slice(lineStart, offset).trim() === '';
    const isQuoteHead = /^[ \t>]*$/.test(document.source.text.slice(lineStart, offset));
    const noteMessage = isQuoteHead ? noteFault(value) : undefined;
    if (noteMessage) return [{ offset, message: noteMessage }];
    const { index: rowAt } = row.exec(value) ?? {};
    if (rowAt !== undefined && (rowAt > 0 || isLine))
      return [{ offset: offset + rowAt, message: noTable }];
    const [marks] = (isLine && heading.exec(value)) || [];
    if (marks)
      return [{ offset, message: `"${marks}" makes no heading: expected a space after it` }];
    const place = Math.max(value.search(inText), tornStar(text, document.source.text));
    if (place < 0) return [];
    const message =
      '** is shown as it is written: expected **words** with two stars on both sides and no space within, or \\*\\*';
    return [{ offset: offset + place, message }];
  });
}

export const strayMarkdownRule: DocumentRule = {
  name: 'stray-markdown',
  severity: 'error',
  summary: 'Signs of Markdown do their work, and are not shown as they are written.',
  remedy:
    'In a text, close the bold type, or write `\\*\\*`; leave Markdown out of properties and frontmatter; a note is a `<Callout>`; lists and tables from a word processor are written anew, `- One` and `| A | B |`.',
  checkDocument: (document) => [...pastedLines(document), ...strayMarkdown(document)],
};
