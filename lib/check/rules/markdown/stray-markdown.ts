import type { Nodes } from 'mdast';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import { proseOf } from '@/lib/check/extract/prose';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { findPatterns, type TextPattern, type TextPlace } from '@/lib/check/text-patterns';
import { isRestOfDate } from './accidental-markdown';

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

/** A line that begins with a sign, and the spaces beside it; no-break and other wide spaces are letters to Markdown. */
const signedLine =
  /^([ \t>]*)([\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]*)(#{1,6}|[-+*>]|\d{1,9}[.)])([\s\u00A0]+)(.*)$/u;

const isWide = (spaces: string) => /[^ \t]/.test(spaces);

/** Whether a sign before a wide space is meant as it is shown: a minus, the star of a note, a date, an ordinal number. */
const isMeant = (sign: string, rest: string, isAlone: boolean): boolean =>
  isRestOfDate(rest) ||
  (isAlone &&
    ((/\d/.test(sign) && /^\p{Ll}/u.test(rest)) ||
      (/^[-+#]$/.test(sign) && /^\d/.test(rest)) ||
      sign === '*'));

/** Signs that begin a line of a paragraph and are shown, because the space beside them is none to Markdown. */
function besideWideSpaces(paragraph: string, offset: number): Finding[] {
  let start = offset;
  const lines = paragraph.split('\n').flatMap((line) => {
    const [, indent = '', before = '', sign = '', after = '', rest = ''] =
      signedLine.exec(line) ?? [];
    const at = start + indent.length + before.length;
    start += line.length + 1;
    return isWide(before + after) ? [{ at, sign, rest }] : [];
  });
  return lines
    .filter(({ sign, rest }) => !isMeant(sign, rest, lines.length === 1))
    .map(({ at, sign }) => ({
      offset: at,
      message: `a no-break or other wide space beside "${sign}" is none to Markdown, and the sign is shown: expected an ordinary space, or \\ before the sign to show it`,
    }));
}

/** What a paragraph, heading or cell shows of its source; U+FFFC stands for code, tags and signs that do their work. */
function shownOf(node: Nodes, source: string): string {
  let shown = '';
  let end = startOf(node);
  for (const text of nodesOf(node, 'text')) {
    shown += source.slice(end, startOf(text)).replace(/[^\n]/g, '\uFFFC');
    end = endOf(text);
    shown += source.slice(startOf(text), end);
  }
  return shown;
}

const isWord = (character = '') => /[\p{L}\p{N}]/u.test(character);
const isSpace = (character = ' ') => /\s/.test(character);
const opensWords = (character = '') => isWord(character) || /[([{„“"«‘'\uFFFC]/.test(character);

/**
 * Pairs of signs around words of which no emphasis came, since one of them stands between a letter or digit and another sign
 * (CommonMark, "can close emphasis"): `**(net)**2`, `2**(net)**`. Products, `2*(3+4)*5`, and marks of notes, `(*)`, are no such pairs.
 */
function tornPairs(shown: string, offset: number): Finding[] {
  const runs = [...shown.matchAll(/(?<!\\[*_]?)(?:\*+|_+|~~)/g)];
  const told = (sign: string, index: number): Finding[] => {
    const message = `"${sign}" is shown as it is written, since it cannot begin or end emphasis here: expected no space within the signs, brackets outside of them, (${sign}words${sign}), or \\ before each`;
    return [{ offset: offset + index, message }];
  };
  return runs.flatMap(({ 0: sign, index }, at) => {
    const other = runs[at + 1];
    // The other one of it has met a sign further on.
    const isLone = runs.length === 1 && sign === '**' && !isWord(shown[index - 1]);
    if (isLone && opensWords(shown[index + 2])) return told(sign, index);
    if (!other || other[0] !== sign || sign.length > 2) return [];
    const outside = [shown[index - 1], shown[other.index + sign.length]] as const;
    const inside = [shown[index + sign.length], shown[other.index - 1]] as const;
    const isEndTorn = !isWord(inside[1]) && isWord(outside[1]) && !isWord(outside[0]);
    const isBeginTorn = !isWord(inside[0]) && isWord(outside[0]) && !isWord(outside[1]);
    const isTight = opensWords(inside[0]) && !isSpace(inside[1]);
    const words = shown.slice(index, other.index);
    const isSpaced =
      sign === '**' && isSpace(inside[0]) && isSpace(inside[1]) && /\p{L}{2}/u.test(words);
    const isTorn = isTight ? isEndTorn || isBeginTorn : isSpaced && !outside.some(isWord);
    return isTorn ? told(sign, index) : [];
  });
}

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
    const first = found.sort((a, b) => a.offset - b.offset).slice(0, 1);
    return [...first, ...besideWideSpaces(shown, offset)];
  });
  const pairs = nodesOf(document.tree, 'paragraph', 'heading', 'tableCell').flatMap((node) =>
    signs.some(({ offset }) => offset >= startOf(node) && offset < endOf(node))
      ? []
      : tornPairs(shownOf(node, document.source.text), startOf(node)),
  );
  return [...lines, ...signs, ...pairs];
}

export const strayMarkdownRule: DocumentRule = {
  name: 'stray-markdown',
  severity: 'error',
  summary: 'Signs of Markdown do their work, and are not shown as they are written.',
  remedy:
    'In a text, close the bold type, or write `\\*\\*`; leave Markdown out of properties and frontmatter; a note is a `<Callout>`; lists and tables from a word processor are written anew, `- One` and `| A | B |`.',
  checkDocument: strayMarkdown,
};
