import { isMap, isSeq, type parseDocument } from 'yaml';
import type { Finding } from '@/lib/check/problem';
import { type YamlError, yamlMessage } from './yaml-message';

/** A stretch of YAML that begins with a key, or a `-`, at the beginning of a line. */
type YamlEntry = { start: number; end: number };

/** Lines that begin an entry: neither indented, nor blank, nor a comment, nor the end of a list or object. */
const beginning = /^[^\s#\]}]/;

/**
 * Parts YAML into its topmost entries, so that one that is broken does not hide the others.
 * @returns Entries without gaps; what is before the first one belongs to it.
 */
function yamlEntries(yaml: string): YamlEntry[] {
  const starts: number[] = [];
  let isList: boolean | undefined;
  for (const { index, 0: line } of yaml.matchAll(/^.+$/gm)) {
    if (!beginning.test(line)) continue;
    const isItem = /^-(\s|$)/.test(line);
    isList ??= isItem;
    // Below a key, the entries of its list need not be indented.
    if (isItem && !isList) continue;
    starts.push(index);
  }
  starts[0] = 0;
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? yaml.length }));
}

/** Spaces in place of a stretch: what follows keeps its place. */
const blanked = (yaml: string, { start, end }: YamlEntry): string =>
  yaml.slice(0, start) + yaml.slice(start, end).replace(/[^\r\n]/g, ' ') + yaml.slice(end);

/** The text of an entry. */
const sliceOf = (yaml: string, { start, end }: YamlEntry): string => yaml.slice(start, end);

type YamlDocument = ReturnType<typeof parseDocument>;
type Parse = (yaml: string) => YamlDocument;

/** What could be read of broken YAML. */
export type RecoveredYaml = {
  /** The entries that can be read, each at its place; undefined when they make no whole. */
  document?: YamlDocument;
  syntax: Finding[];
  /** Keys whose values could not be read. */
  brokenKeys: string[];
};

/** More broken entries than this, and the text is no YAML at all. */
const mostBroken = 20;

const errorsOf = ({ errors }: YamlDocument): YamlError[] =>
  errors.map(({ code, message, pos }) => ({ code, message, offset: pos[0] }));

/** The line with a quotation mark that is not closed on it; the parser stops far below it. */
function openQuote(text: string): number {
  for (const { index, 0: line } of text.matchAll(/^.+$/gm)) {
    const quote = /(?::|^\s*-)\s+(["'])/.exec(line)?.[1];
    const marks = quote ? line.replaceAll('\\"', '').split(quote).length - 1 : 0;
    if (marks % 2 === 1) return index + line.length - 1;
  }
  return 0;
}

/** The first thing that is wrong with an entry by itself. */
function entryFault(text: string, isListed: boolean, parse: Parse): Finding | undefined {
  const start = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*([ \t]*)\S/.exec(text);
  if (start?.[1]) {
    const message = 'there are spaces before the key: take them out';
    return { offset: start[0].length - 1 - start[1].length, message };
  }
  const document = parse(text);
  const [error] = errorsOf(document).filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (error) {
    const isUnclosed = /^Missing closing ["']/.test(error.message);
    return yamlMessage(text, isUnclosed ? { ...error, offset: openQuote(text) } : error);
  }
  const { contents } = document;
  const isWhole = contents === null || (isListed ? isSeq(contents) : isMap(contents));
  if (isWhole) return undefined;
  const offset = contents.range?.[0] ?? 0;
  return yamlMessage(text, { code: 'MISSING_CHAR', message: '', offset });
}

/** The keys that are in an entry, as far as they can be made out; a line may lack its colon. */
const keysIn = (text: string) =>
  [...text.matchAll(/^\s*["']?([\w-]+)["']?\s*:|^([\w-]+)/gm)].flatMap(
    ([, key, word]) => key ?? word ?? [],
  );

/**
 * Reads what can be read of YAML that is broken: each of its topmost entries by itself.
 * @param parse Parses a part of it.
 */
export function recoverYaml(yaml: string, parse: Parse): RecoveredYaml {
  const whole = parse(yaml);
  const documents = errorsOf(whole).filter(({ code }) => code === 'MULTIPLE_DOCS');
  if (documents.length > 0)
    return { syntax: documents.map((error) => yamlMessage(yaml, error)), brokenKeys: [] };
  const syntax: Finding[] = [];
  const brokenKeys: string[] = [];
  let rest = yaml;
  const entries = yamlEntries(yaml);
  const isListed = /^\s*(?:#[^\n]*\n\s*)*-\s/.test(yaml);
  for (const [index, entry] of entries.entries()) {
    const text = sliceOf(yaml, entry);
    const fault = entryFault(text, isListed, parse);
    if (!fault) continue;
    syntax.push({ ...fault, offset: entry.start + fault.offset });
    brokenKeys.push(...keysIn(text));
    // A line without a key belongs, most likely, to the value above, which is not as it was meant either.
    const above = entries[index - 1];
    if (above && !/^[^\r\n]*:/.test(text)) brokenKeys.push(...keysIn(sliceOf(yaml, above)));
    rest = blanked(rest, entry);
    if (syntax.length >= mostBroken) return { syntax, brokenKeys };
  }
  const document = parse(rest);
  const left = errorsOf(document);
  const twice = left.filter(({ code }) => code === 'DUPLICATE_KEY');
  syntax.push(...twice.map((error) => yamlMessage(rest, error)));
  if (left.length === twice.length) return { document, syntax, brokenKeys };
  // The entries are sound one by one, and do not fit together.
  const [other] = left.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (other && syntax.length === 0) syntax.push(yamlMessage(rest, other));
  return { syntax, brokenKeys };
}
