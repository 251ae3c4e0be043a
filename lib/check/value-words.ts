/** A value in one short line. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  if (text.length <= 60) return text;
  return `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}`;
}

/** A value as a word to compare; keys of an object may be called `toString`. */
export const wordOf = (value: unknown): string =>
  value !== null && typeof value === 'object' ? show(value) : String(value);

/** Whether a value is a text in which nobody sees anything. */
export const isBlankText = (value: unknown): value is string =>
  typeof value === 'string' && value.replace(/[\s\u200B-\u200D\u2060]/g, '') === '';

/** What was found, in words. */
export function foundWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  if (isBlankText(value)) return 'a text of spaces only';
  if (typeof value === 'string') return `text ${show(value)}`;
  if (typeof value === 'number') return `the number ${show(value)}`;
  if (Array.isArray(value)) return `a list, ${show(value)}`;
  return typeof value === 'object' ? `keys and values, ${show(value)}` : show(value);
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys and values',
  record: 'keys and values',
};

/** What zod expects, in words. */
export const kindWords = (expected: string): string => kinds[expected] ?? expected;

/** Words as a sentence lists them: `a, b or c`. */
export const oneOf = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join();

/** How a value is written: as a property of a tag, or in YAML. */
export type Notation = 'tag' | 'yaml';

/** Whether YAML would take a text for something else, or cut it. */
const needsQuotes = (text: string) =>
  /[:#"'{}[\],&*!|>%@`]|^[-?~\s]|^[+-]?[\d.]+$|^(true|false|null)$/i.test(text);

function inYaml(value: unknown): string {
  if (typeof value === 'string') return needsQuotes(value) ? JSON.stringify(value) : value;
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  return JSON.stringify(value);
}

/**
 * A value as a writer writes it: `columns={2}`, `isExternal`, `draft: true`.
 * @param name Name of the property or key; without one, only the value is written.
 */
export function writtenAs(name: string, value: unknown, notation: Notation): string {
  if (notation === 'yaml') return name === '' ? inYaml(value) : `${name}: ${inYaml(value)}`;
  if (name === '') return JSON.stringify(value);
  if (value === true) return name;
  return typeof value === 'string' && !value.includes('"')
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
}
