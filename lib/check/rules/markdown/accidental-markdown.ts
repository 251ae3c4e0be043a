import type { Blockquote, Emphasis, Heading, List, ListItem, Nodes, Parents, Strong } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';

/** A node beside the one before it, in what both are in. */
type Siblings = { before?: Nodes; parent: Parents };

const months = new Set(
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  ),
);

/**
 * Whether a text goes on with a date behind the number of its day, as Polish has it: `marca`, `i 2. maja`, `III 2026`. With a capital
 * and no year, `Maja` is a name.
 */
export function isRestOfDate(text: string): boolean {
  const rest = text.replace(/^(?:i|oraz|lub|a|do|[–-])\s+\d{1,2}\.?\s+/, '');
  const [, word = '', year] = /^(\p{L}+)(?:\.?\s+(\d{4}))?/u.exec(rest) ?? [];
  if (months.has(word)) return true;
  return year !== undefined && (months.has(word.toLowerCase()) || /^[IVX]+$/.test(word));
}

/** An entry of a numbered list as it is written. */
type Entry = { offset: number; number: number; marker: string; text: string };

function entryOf(node: ListItem, source: string): Entry {
  const offset = startOf(node);
  const [marker = ''] = /^\d+[.)]/.exec(source.slice(offset)) ?? [];
  const [first] = node.children;
  const text = first ? source.slice(startOf(first), endOf(node)) : '';
  return { offset, number: Number.parseInt(marker, 10), marker, text };
}

/** How to write a number that begins a text and no list: `12\.`. */
const escaped = ({ marker }: Entry) => `${marker.slice(0, -1)}\\${marker.slice(-1)}`;

/** An entry that is the beginning of a date, `12. marca` or `12. 3. 2026`. */
function dateFault(entry: Entry): Finding[] {
  const { offset, number, marker, text } = entry;
  if (!isRestOfDate(text) && !/^\d{1,2}\.[ \t]+\d/.test(text)) return [];
  const message = `"${marker}" begins a list here, and is no part of the date behind it: expected ${number} without the full stop, or ${escaped(entry)}`;
  return [{ offset, message }];
}

/** The first entry that is shown with another number than it is written with; one number for all of them is a way to count. */
function countFault(entries: readonly Entry[]): Finding[] {
  const [first] = entries;
  if (!first || entries.every(({ number }) => number === first.number)) return [];
  const wrong = entries.findIndex(({ number }, at) => number !== first.number + at);
  const entry = entries[wrong];
  if (!entry) return [];
  const message = `"${entry.marker}" is shown as ${first.number + wrong}.: expected numbers that count up one by one, or ${escaped(entry)} where a text begins with the number`;
  return [{ offset: entry.offset, message }];
}

/** Whether a list beside one ends where it begins, or begins where it ends: of steps, with something between them. */
const isContinued = (list: List, { children }: Parents): boolean => {
  const end = ({ start, children: entries }: List) => (start ?? 0) + entries.length;
  return children.some(
    (other) => other.type === 'list' && (end(other) === list.start || end(list) === other.start),
  );
};

/** A sentence that begins with an ordinal number, as Polish writes it, `2. kwartał był lepszy`, or with a year. */
function ordinalFault(entry: Entry, list: List, { parent }: Siblings): Finding[] {
  const { offset, number, marker, text } = entry;
  const isSentence = marker.endsWith('.') && (/^\p{Ll}/u.test(text) || number >= 1000);
  if (!isSentence || parent.type === 'listItem' || isContinued(list, parent)) return [];
  const message = `"${marker}" makes a list of one entry: expected ${escaped(entry)} where a sentence begins with the number`;
  return [{ offset, message }];
}

function numberedFaults(list: List, siblings: Siblings, source: string): Finding[] {
  const entries = list.children.map((node) => entryOf(node, source));
  const dates = entries.flatMap(dateFault);
  if (dates.length > 0) return dates;
  const [first, ...others] = entries;
  return first && others.length === 0 ? ordinalFault(first, list, siblings) : countFault(entries);
}

/** A line that goes on with the sentence above it, and begins with a sign by chance: `8` and on the next line `- 16`. */
function wrappedLine(node: List | Blockquote, { before }: Siblings, source: string): Finding[] {
  const offset = startOf(node);
  if (before?.type !== 'paragraph' || source.slice(endOf(before), offset).trim() !== '') return [];
  if (/\n\s*\n/.test(source.slice(endOf(before), offset)) || node.children.length > 1) return [];
  const isUnfinished = /[\p{L}\p{N},(]$/u.test(source.slice(0, endOf(before)));
  const [, sign] = /^([-+*>])[ \t]+\d/.exec(source.slice(offset)) ?? [];
  if (!sign || !isUnfinished) return [];
  const message = `"${sign}" makes ${node.type === 'list' ? 'a list' : 'a quotation'} of a line that goes on with the one above: expected it on the line above, or \\${sign}`;
  return [{ offset, message }];
}

/** A text that begins with the sign of an amount or of a telephone number: `> 5 GB`, `- 5 °C`, `+ 48 22 100 20 00`. */
function signedAmount(node: List | Blockquote, source: string): Finding[] {
  const offset = startOf(node);
  const amount = /^(?:(\+)[ \t]+\d|([->])[ \t]+\d[\d.,]*\s?(?:%|‰|°|[KMGT]i?B\b))/;
  const [, plus, other] = amount.exec(source.slice(offset)) ?? [];
  const sign = plus ?? other;
  if (!sign || node.children.length > 1) return [];
  const message = `"${sign}" makes ${node.type === 'list' ? 'a list of one entry' : 'a quotation'}, and is not shown: expected \\${sign} where it belongs to the number`;
  return [{ offset, message }];
}

/** Stars of a product, which set the number between them in italics: `2*3*4`. */
function italicFactor(node: Emphasis | Strong, source: string): Finding[] {
  const [start, end] = [startOf(node), endOf(node)];
  if (source[start] !== '*' || !/\d/.test(source[start - 1] ?? '') || !/\d/.test(source[end] ?? ''))
    return [];
  const message =
    '"*" between digits sets what follows in italics or bold, and is not shown: expected ×, or \\*';
  return [{ offset: start, message }];
}

/** A heading that a line of hyphens makes of the text above it. */
function underlinedHeading(node: Heading, source: string): Finding[] {
  if (node.depth !== 2 || source[startOf(node)] === '#') return [];
  const line = source.lastIndexOf('\n', endOf(node) - 1) + 1;
  const offset = line + source.slice(line).search(/-/);
  const message =
    'hyphens right below a text make a heading of it: expected an empty line before them, or ## before the heading';
  return [{ offset, message }];
}

/** Texts that are lists, quotations and headings by chance. */
function accidents({ tree, source: { text } }: DocumentExtract): Finding[] {
  const found = [
    ...nodesOf(tree, 'heading').flatMap((node) => underlinedHeading(node, text)),
    ...nodesOf(tree, 'emphasis', 'strong').flatMap((node) => italicFactor(node, text)),
  ];
  if (!tree) return found;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'list' && node.type !== 'blockquote'))
      return;
    const siblings = { parent, before: parent.children[index - 1] };
    if (node.type === 'list' && node.ordered) found.push(...numberedFaults(node, siblings, text));
    else {
      const wrapped = wrappedLine(node, siblings, text);
      found.push(...(wrapped.length > 0 ? wrapped : signedAmount(node, text)));
    }
  });
  return found;
}

export const accidentalMarkdownRule: DocumentRule = {
  name: 'accidental-markdown',
  severity: 'error',
  summary:
    'A text is not taken for a list, a quotation, a heading or italics because of a sign in it.',
  remedy:
    'Put a backslash before the sign, `12\\. rocznica`, write a date as `12 marca`, and leave an empty line before `---`.',
  checkDocument: accidents,
};
