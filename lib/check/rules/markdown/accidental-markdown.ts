import type { Blockquote, Heading, List, ListItem, Nodes, Parents } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';

/** A node beside the one before it and the one behind it. */
type Siblings = { before?: Nodes; parent: Parents };

/**
 * A date behind the number of its day, in Polish: `marca`, `i 2. maja`, `III 2026`. With a capital, `Maja` is a name, and an entry
 * of a list may begin with it.
 */
export const restOfDate =
  /^(?:(?:i|oraz|lub|a|do|[–-])\s+\d{1,2}\.?\s+)?(?:(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?!\p{L})|[IVX]{1,4}\.?\s+\d{4})/u;

/** The number that an entry is written with; that which is shown counts up from the first. */
const numberOf = (item: ListItem, source: string): number =>
  Number.parseInt(source.slice(startOf(item)), 10);

/** What an entry reads, as it is written. */
const textOf = (item: ListItem, source: string): string =>
  item.children[0] ? source.slice(startOf(item.children[0]), endOf(item)) : '';

/** How to write a number that begins a text and no list. */
const escaped = (number: number) => `${number}\\.`;

/** An entry that is the beginning of a date, `12. marca` or `12. 3. 2026`. */
function dateFault(item: ListItem, source: string): Finding[] {
  const number = numberOf(item, source);
  const [first] = item.children;
  const isNumeric =
    first?.type === 'list' && first.ordered && startOf(first) < endOfLine(item, source);
  if (!isNumeric && !restOfDate.test(textOf(item, source))) return [];
  const message = `"${number}." begins a list here, and is no part of a date: expected ${number} without the full stop, or ${escaped(number)}`;
  return [{ offset: startOf(item), message }];
}

const endOfLine = (node: Nodes, source: string): number => {
  const end = source.indexOf('\n', startOf(node));
  return end < 0 ? source.length : end;
};

/** The first entry that is shown with another number than it is written with; one number for all of them is a way to count. */
function countFault({ children, start }: List, source: string): Finding[] {
  const numbers = children.map((item) => numberOf(item, source));
  if (new Set(numbers).size === 1) return [];
  const index = numbers.findIndex((number, at) => number !== (start ?? 1) + at);
  const [item, number] = [children[index], numbers[index]];
  if (!item || number === undefined) return [];
  const message = `"${number}." is shown as ${(start ?? 1) + index}.: expected numbers that count up one by one, or ${escaped(number)} where a text begins with the number`;
  return [{ offset: startOf(item), message }];
}

/** Whether another list beside one goes on counting where it ends, or begins where the other ended: something is between its steps. */
const isContinued = (list: List, { children }: Parents): boolean =>
  children.some(
    (other) =>
      other !== list &&
      other.type === 'list' &&
      ((other.start ?? 0) + other.children.length === list.start ||
        (list.start ?? 0) + list.children.length === other.start),
  );

/** A sentence that begins with an ordinal number, as Polish writes it: `2. kwartał był lepszy`. */
function ordinalFault(list: List, { parent }: Siblings, source: string): Finding[] {
  const [item, ...others] = list.children;
  if (!item || others.length > 0 || parent.type === 'listItem' || isContinued(list, parent))
    return [];
  const number = numberOf(item, source);
  if (
    source[startOf(item) + String(number).length] !== '.' ||
    !/^\p{Ll}/u.test(textOf(item, source))
  )
    return [];
  const message = `"${number}." makes a list of one entry: expected ${escaped(number)} where a sentence begins with the number`;
  return [{ offset: startOf(item), message }];
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

/** A heading that a line of hyphens makes of the text above it. */
function underlinedHeading(node: Heading, source: string): Finding[] {
  if (node.depth !== 2 || source[startOf(node)] === '#') return [];
  const line = source.lastIndexOf('\n', endOf(node) - 1) + 1;
  const offset = line + source.slice(line).search(/-/);
  const message =
    'hyphens right below a text make a heading of it: expected an empty line before them, or ## before the heading';
  return [{ offset, message }];
}

function listFaults(list: List, siblings: Siblings, source: string): Finding[] {
  if (!list.ordered) return wrappedLine(list, siblings, source);
  const dates = list.children.flatMap((item) => dateFault(item, source));
  const found = dates.length > 0 ? dates : countFault(list, source);
  return found.length > 0 ? found : ordinalFault(list, siblings, source);
}

/** Texts that are lists, quotations and headings by chance. */
function accidents({ tree, source: { text } }: DocumentExtract): Finding[] {
  const found = nodesOf(tree, 'heading').flatMap((node) => underlinedHeading(node, text));
  if (!tree) return found;
  visitParents(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent || (node.type !== 'list' && node.type !== 'blockquote')) return;
    const index = (parent.children as Nodes[]).indexOf(node);
    const siblings = { parent, before: (parent.children as Nodes[])[index - 1] };
    found.push(
      ...(node.type === 'list'
        ? listFaults(node, siblings, text)
        : wrappedLine(node, siblings, text)),
    );
  });
  return found;
}

export const accidentalMarkdownRule: DocumentRule = {
  name: 'accidental-markdown',
  severity: 'error',
  summary:
    'A text is not taken for a list, a quotation or a heading because of the sign it begins with.',
  remedy:
    'Put a backslash before the sign, `12\\. rocznica`, write a date as `12 marca`, and leave an empty line before `---`.',
  checkDocument: accidents,
};
