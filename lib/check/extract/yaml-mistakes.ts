import { type Document, isAlias, isScalar, visit } from 'yaml';
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

const lineStart = (yaml: string, offset: number) => yaml.lastIndexOf('\n', offset - 1) + 1;

/** Where on the line of an offset its key begins, or its value. */
function onLine(yaml: string, offset: number, part: 'key' | 'value'): number {
  const start = lineStart(yaml, offset);
  const [, before = '', key = ''] =
    /^([ \t]*(?:-[ \t]+)*)((?:[^\s:"'#][^:\n]*:[ \t]+)?)/.exec(yaml.slice(start)) ?? [];
  return start + before.length + (part === 'value' ? key.length : 0);
}

/** A mistake, with what is found there. */
function told(words: string, yaml: string, offset: number): Finding {
  const [found = ''] = /^.*/.exec(yaml.slice(offset)) ?? [];
  return { offset, message: found ? `${words}; found \`${found.trimEnd()}\`` : words };
}

/**
 * The first mistake that keeps YAML from being read.
 * @param yaml The text the document was made of.
 * @returns What to do about it, at the value or key that has to be changed; undefined where nothing is wrong.
 */
export function firstMistake(document: Document.Parsed, yaml: string): Finding | undefined {
  const { errors } = document;
  const [first] = errors;
  if (!first) return undefined;
  // A value that goes on into a key on the next line is two errors at one place: the second says where it ends.
  const [start] = first.pos;
  const wrapped = errors.find(
    ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === start,
  );
  const { message: said, pos } = wrapped ?? first;
  const isFirst = yaml.slice(lineStart(yaml, start), start).trim() === '';
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

/** A value that others may refer to (`&name`), or a reference to one (`*name`). */
type Named = { name: string; offset: number };

/**
 * Parts of values that YAML reads without complaint and leaves out: what is behind ` #`, and the first word after `!`
 * or `&`.
 * @param yaml The text the document was made of.
 * @returns Them, and the references to other values.
 */
export function ignoredParts(document: Document.Parsed, yaml: string) {
  const ignored: Finding[] = [];
  const anchors: Named[] = [];
  const aliases: Named[] = [];
  const leftOut = (part: string, offset: number) =>
    told(`“${part}” is left out of the value: ${inQuotes}`, yaml, offset);
  visit(document, {
    Node: (_key, node) => {
      const [offset = 0, valueEnd = 0, end = 0] = node.range ?? [];
      if (isAlias(node)) aliases.push({ name: node.source, offset });
      else if (node.anchor) anchors.push({ name: node.anchor, offset });
      if (!isScalar<unknown>(node) || node.type !== 'PLAIN') return;
      const [, note] = /^[ \t]+(#.*)/.exec(yaml.slice(valueEnd, end)) ?? [];
      if (!note || typeof node.value !== 'string') return;
      // `Ranking #1`, `Costs #cloud`; behind a single word, as in `blog # or news`, it is meant to be left out.
      if (/\s/.test(node.value) || /^#[^\s#]/.test(note))
        ignored.push(leftOut(note.trimEnd(), offset));
    },
  });
  const names = new Set(aliases.map(({ name }) => name));
  for (const { name, offset } of anchors)
    if (!names.has(name)) ignored.push(leftOut(`&${name}`, onLine(yaml, offset, 'value')));
  for (const { pos } of document.warnings) ignored.push(leftOut(yaml.slice(...pos), pos[0]));
  return { ignored, aliases };
}

/**
 * What is wrong with references to other values.
 * @param said Why they could not be resolved.
 */
export function aliasMistake(said: string, aliases: readonly Named[], yaml: string): Finding {
  const dangling = aliases.find(({ name }) => said.endsWith(`: ${name}`));
  if (dangling) return told(`a value cannot begin with *: ${inQuotes}`, yaml, dangling.offset);
  const message =
    'references to other values (`*name`) multiply up to here: expected the values themselves, each written once';
  return { offset: aliases.at(-1)?.offset ?? 0, message };
}
