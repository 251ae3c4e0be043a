import { type Document, isAlias, isMap, isScalar, type ParsedNode, visit } from 'yaml';
import type { Finding } from '@/lib/check/problem';

const inQuotes = 'put all of the value in double quotes, as in `title: "…"`';

const noKey =
  'expected a key, a colon, an ordinary space and the value, as in `title: …`, or two spaces before a line that goes on with the value above';

const otherColumn =
  'expected as many spaces before this line as before the keys it belongs with, or double quotes around a value that goes on here';

/** What the parser says, and what a writer does about it. */
const advice: readonly (readonly [said: RegExp, words: string])[] = [
  [/^Tabs/, 'the line begins with a tab: put spaces in its place, two for each step'],
  [/multiple documents/, 'a line of `...` or `---` ends the file: take it out'],
  [/must be unique/, 'the key is given twice: keep one of the two'],
  [/^Invalid escape/, 'a backslash in double quotes begins a special character: write \\\\ for it'],
  [/^Missing closing/, 'the quotation mark is never closed: add one at the end of the value'],
  [/^Flow/, 'the [ or { is never closed: write ] or } where it ends'],
  [/block-seq-ind/, 'a list begins on the line below its key: put each `- ` on a line of its own'],
  [/^Nested mappings/, `the value holds a colon with a space after it: ${inQuotes}`],
  [/cannot (start|be an empty)/, `a value cannot begin with this character: ${inQuotes}`],
  [/node end|YAML token/, `text follows a value that has ended: ${inQuotes}, and “…” inside it`],
  [/followed by map values/, noKey],
  [/same column|single line/, otherColumn],
];

/** Where on the line of an offset its key begins, or its value. */
function onLine(yaml: string, offset: number, part: 'key' | 'value'): number {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [, before = '', key = ''] =
    /^([ \t]*(?:-[ \t]+)*)((?:[^\s:"'#][^:\n]*:[ \t]+)?)/.exec(yaml.slice(start)) ?? [];
  return start + before.length + (part === 'value' ? key.length : 0);
}

/** A mistake, with what is found there. */
function told(words: string, yaml: string, offset: number): Finding {
  const [found = ''] = /^.*/.exec(yaml.slice(offset)) ?? [];
  return { offset, message: found ? `${words}; found \`${found.trimEnd()}\`` : words };
}

/** The first mistake that keeps YAML from being read, at the value or key that has to be changed. */
function firstMistake(document: Document.Parsed, yaml: string): Finding | undefined {
  const [first] = document.errors;
  if (!first) return undefined;
  // A value that goes on into a key on the next line is two errors at one place: the second says where it ends.
  const [start] = first.pos;
  const wrapped = document.errors.find(
    ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === start,
  );
  const { message: said, pos } = wrapped ?? first;
  const isFirst = start <= onLine(yaml, start, 'key');
  const [, words = `this cannot be read (the parser says: ${said}): ${inQuotes}`] =
    advice.find(([pattern]) => pattern.test(said)) ?? [];
  const quote = /^Missing closing (["'])/.exec(said)?.[1];
  if (quote) return told(words, yaml, yaml.lastIndexOf(quote, start - 1));
  if (words === noKey || (wrapped && isFirst)) {
    // A no-break space, as copied texts have it, looks like any other.
    const noBreak = /^[^\n:]*:(?=[\u00A0\u202F])/.exec(yaml.slice(start))?.[0] ?? '';
    return told(noKey, yaml, start + noBreak.length);
  }
  const isMisplaced = isFirst && /node end|same column/.test(said);
  if (wrapped || isMisplaced) return told(otherColumn, yaml, onLine(yaml, pos[1] - 1, 'key'));
  const isInValue = /node end|YAML token|stack size/.test(said) && document.schema.name !== 'json';
  return told(words, yaml, isInValue ? onLine(yaml, start, 'value') : start);
}

/** Empties the topmost value that a mistake is in: what the parser makes of it is not what was meant. */
function emptyValueAt({ contents }: Document.Parsed, offset: number): void {
  if (!isMap<ParsedNode, ParsedNode | null>(contents)) return;
  for (const pair of contents.items) {
    const { value } = pair;
    if (!value || offset < value.range[0] || offset >= value.range[2]) continue;
    // Behind a second colon, `title: A: b`, the parser takes the keys below for a part of the value.
    const isColon = isMap(value) && !value.flow && value.range[0] === offset;
    if (isColon) contents.items.push(...value.items.slice(1));
    pair.value = null;
  }
}

/**
 * The value of a document, and its mistakes.
 * @param yaml The text the document was made of.
 * @returns The value as far as it can be read; the first mistake that keeps it from being read; and parts of values that
 *   YAML reads without complaint and leaves out: what is behind ` #`, and the first word after `!` or `&`.
 */
export function readDocument(document: Document.Parsed, yaml: string) {
  const ignored: Finding[] = [];
  // Names that values have for others (`&name`), and references to them (`*name`), with their places.
  const anchors: [string, number][] = [];
  const aliases: [string, number][] = [];
  const leftOut = (part: string, offset: number) =>
    told(`“${part}” is left out of the value: ${inQuotes}`, yaml, offset);
  visit(document, {
    Node: (_key, node) => {
      const [offset = 0, valueEnd = 0, end = 0] = node.range ?? [];
      if (isAlias(node)) aliases.push([node.source, offset]);
      else if (node.anchor) anchors.push([node.anchor, offset]);
      if (!isScalar<unknown>(node) || node.type !== 'PLAIN') return;
      const [, note] = /^[ \t]+(#.*)/.exec(yaml.slice(valueEnd, end)) ?? [];
      if (!note || typeof node.value !== 'string') return;
      // `Ranking #1`, `Costs #cloud`; behind a single word, as in `blog # or news`, it is meant to be left out.
      if (/\s/.test(node.value) || /^#[^\s#]/.test(note))
        ignored.push(leftOut(note.trimEnd(), offset));
    },
  });
  const names = new Set(aliases.map(([name]) => name));
  for (const [name, offset] of anchors)
    if (!names.has(name)) ignored.push(leftOut(`&${name}`, onLine(yaml, offset, 'value')));
  for (const { pos } of document.warnings) ignored.push(leftOut(yaml.slice(...pos), pos[0]));
  const mistake = firstMistake(document, yaml);
  if (mistake) emptyValueAt(document, mistake.offset);
  try {
    const raw: unknown = document.toJS();
    return { raw, syntax: mistake ? [mistake] : [], ignored: mistake ? [] : ignored };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    // A reference to nothing, or so many that they multiply.
    const alias = aliases.find(([name]) => String(error).endsWith(`: ${name}`)) ?? aliases.at(-1);
    const words = `a value cannot begin with *, unless it repeats another one a few times: ${inQuotes}`;
    const own = mistake ?? told(words, yaml, alias?.[1] ?? 0);
    return { raw: undefined, syntax: [own], ignored: [] };
  }
}
