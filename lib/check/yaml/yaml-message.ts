import type { Finding } from '@/lib/check/problem';

/** A line `key: value` of YAML; also as the entry of a list, `- key: value`. */
type YamlLine = { key: string; value: string; valueOffset: number };

const keyAndValue = /^(\s*(?:-\s+)*)([^\s:"'#][^:\r\n]*?)(\s*:[ \t]+)([^\r\n]*)/;

/**
 * The line around an offset, taken apart.
 * @returns undefined when it is no line of a key and a value.
 */
export function yamlLine(yaml: string, offset: number): YamlLine | undefined {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [, indent = '', key, colon = '', value] =
    keyAndValue.exec(yaml.slice(start, start + 2000)) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return {
    key,
    value: value.trimEnd(),
    valueOffset: start + indent.length + key.length + colon.length,
  };
}

/** A longer value is not repeated in a message. */
const longestExample = 70;

/** How the value is to be put into quotation marks. */
export function inQuotes({ key, value }: Pick<YamlLine, 'key' | 'value'>): string {
  const isShort = value.length <= longestExample;
  const bare = value.replace(/^[“”„]|[”“]$/g, '');
  if (!isShort || /["\\]/.test(bare)) return 'put the value in double quotes';
  return `put the value in double quotes: \`${key}: "${bare}"\``;
}

/** An error of the YAML parser, with the offset it names. */
export type YamlError = { code: string; message: string; offset: number };

/** The parser's message without the second place in it and the lines it quotes. */
export const plainMessage = (message: string) =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');

/** What YAML does with a value by its first character. */
const firstCharacters: Readonly<Record<string, string>> = {
  '|': 'the beginning of a text on the next lines',
  '>': 'the beginning of a text on the next lines',
  '{': 'the beginning of `{ key: value }`',
  '[': 'the beginning of a list',
};

/** A value in quotation marks that are not closed, or closed too early. */
function quoteMessage({ code, message }: YamlError, line: YamlLine): string | undefined {
  const quote = /^["']/.exec(line.value)?.[0];
  if (!quote) return undefined;
  if (code === 'MISSING_CHAR' && message.includes('closing'))
    return `the quotation mark ${quote} before the value is never closed: add one at its end`;
  if (code !== 'UNEXPECTED_TOKEN') return undefined;
  const inside = quote === '"' ? 'typographic ones (“…”, „…”)' : 'an apostrophe as ’';
  return `text follows the closing ${quote}: expected the value to end there; write ${inside} inside it`;
}

/** A plain value that YAML cannot take as it stands. */
function plainValueMessage({ code }: YamlError, line: YamlLine): string | undefined {
  const { value } = line;
  if (/^[“”„]/.test(value))
    return `typographic quotes do not enclose a value here; ${inQuotes(line)}`;
  const meaning = firstCharacters[value.charAt(0)];
  if (meaning && code !== 'BAD_INDENT')
    return `a value that begins with ${value.charAt(0)} is read as ${meaning}; ${inQuotes(line)}`;
  if (code === 'BAD_SCALAR_START' || (/^[*&!]/.test(value) && code !== 'BAD_INDENT'))
    return `a value cannot begin with ${value.charAt(0)}; ${inQuotes(line)}`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(\s|$)/.test(value))
    return `the value holds a colon with a space after it; ${inQuotes(line)}`;
  if (/^-\s/.test(value))
    return 'a list begins on the line below its key: put each `- ` on a line of its own there';
  return undefined;
}

/** A line that begins with a key, perhaps as the entry of a list. */
const keyLine = /^([ \t]*(?:-[ \t]+)*)([\w-]+)[ \t]*:(?=\s|$)/;

/** Keys of the lines above a place, the nearest first, each with the column it begins in (from 0). */
function keysAbove(yaml: string, lineStart: number): { key: string; column: number }[] {
  const lines = yaml
    .slice(0, Math.max(0, lineStart - 1))
    .split('\n')
    .reverse();
  return lines.flatMap((line) => {
    const [, before, key] = keyLine.exec(line) ?? [];
    return before === undefined || key === undefined ? [] : [{ key, column: before.length }];
  });
}

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);

/**
 * What is said of a key that stands in another column than the keys it belongs to.
 * @param lineStart Where its line begins.
 * @returns undefined where the line has no key, or none is above it.
 */
function indentFinding(yaml: string, lineStart: number): Finding | undefined {
  const [, before = '', key] = keyLine.exec(yaml.slice(lineStart, lineStart + 200)) ?? [];
  const above = keysAbove(yaml, lineStart);
  if (key === undefined || above.length === 0) return undefined;
  const column = before.length;
  const [nearest] = above.toSorted(
    (a, b) => Math.abs(a.column - column) - Math.abs(b.column - column),
  );
  if (!nearest || nearest.column === column) return undefined;
  const message = `\`${key}\` has ${spaces(column)} before it: expected ${nearest.column}, as before \`${nearest.key}\` above it`;
  return { offset: lineStart + column, message };
}

/** The line below an offset that is not blank. */
function lineBelow(yaml: string, offset: number): number {
  const end = yaml.indexOf('\n', offset);
  if (end < 0) return yaml.length;
  const blank = /^(?:[ \t]*\r?\n)*/.exec(yaml.slice(end + 1))?.[0].length ?? 0;
  return end + 1 + blank;
}

/** A line in the wrong column, where an error means one: the line itself, or the one below a whole value. */
function wrongColumn(yaml: string, { code, offset }: YamlError): Finding | undefined {
  if (code === 'BAD_INDENT') return indentFinding(yaml, yaml.lastIndexOf('\n', offset - 1) + 1);
  const line = code === 'BLOCK_AS_IMPLICIT_KEY' ? yamlLine(yaml, offset) : undefined;
  const isWhole = line && !/:(\s|$)/.test(line.value);
  return isWhole ? indentFinding(yaml, lineBelow(yaml, offset)) : undefined;
}

const byCode: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'the value seems to go on with a key on the next line: put the value in double quotes, or take out the spaces before that key',
  TAB_AS_INDENT: 'the line begins with a tab: put spaces in its place, two for each step',
  BAD_DQ_ESCAPE:
    'a backslash in double quotes begins a special character: write \\\\ for the backslash itself',
  BAD_INDENT:
    'the line has more or fewer spaces before it than those it belongs to: give it as many',
  MULTIPLE_DOCS: 'a line of `...` or `---` ends the file: take it out',
  MULTILINE_IMPLICIT_KEY:
    'the line has no key, as in `title: …`: expected a word and a colon before the value',
  MISSING_CHAR:
    'the line has no key, as in `title: …`: write one before it, or two spaces if it goes on with the value above',
};

/** Advice for what has no words of its own; the parser's are a help to those who know YAML. */
function otherMessage(word: string, said: string): string {
  if (/^[\]}]/.test(word))
    return `a ${word.charAt(0)} closes nothing: expected ${word.startsWith(']') ? '[' : '{'} before it, or the line without it`;
  return `this line cannot be read: expected \`key: value\`, the value in double quotes if it has quotation marks, colons or braces in it (the parser says: ${said})`;
}

/**
 * What is wrong with YAML and what to do about it, in a writer's words.
 * @param yaml The text the parser read.
 * @returns A finding at the value, or where the parser stopped when that says more.
 */
export function yamlMessage(yaml: string, error: YamlError): Finding {
  const { code, message, offset } = error;
  const found = yaml.slice(offset, offset + 200);
  const word = /^[^\s:]+/.exec(found)?.[0] ?? '';
  if (code === 'DUPLICATE_KEY')
    return { offset, message: `\`${word}\` is given twice: keep one of the two` };
  if (code === 'TAB_AS_INDENT') return { offset, message: byCode[code] ?? '' };
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return { offset, message: 'the [ or { is never closed: write ] or } where it ends' };
  const misplaced = wrongColumn(yaml, error);
  if (misplaced) return misplaced;
  const noBreak = /^([\w-]+):[\u00A0\u202F]/.exec(found);
  if (noBreak) {
    const place = offset + noBreak[0].length - 1;
    return {
      offset: place,
      message: 'a no-break space is here, as copied texts have it: type an ordinary one',
    };
  }
  const glued = /^([\w-]+):([^\s:/][^\r\n]*)/.exec(found);
  if (glued && code !== 'BAD_SCALAR_START')
    return {
      offset,
      message: `expected a space after the colon: \`${glued[1]}: ${glued[2]?.slice(0, 40).trimEnd()}\``,
    };
  const line = yamlLine(yaml, offset);
  const ofValue = line && (quoteMessage(error, line) ?? plainValueMessage(error, line));
  if (line && ofValue) return { offset: line.valueOffset, message: ofValue };
  return { offset, message: byCode[code] ?? otherMessage(word, plainMessage(message) || code) };
}
