import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import type { Fact } from '@/lib/schema/data/facts';
import { currentFacts, factPrefix, formatFact } from '@/lib/site/facts';
import { escapeRegExp } from '@/lib/text/escape';

/** How near a word has to be to the value, in characters of the source. */
const reach = 32;

/** Letters in which a word of a value may differ: “4 godzin” is “4 godziny” elsewhere, and “30 minutes” “30-minute”. */
const ending = /(?<=\p{L}{3})(?:[iy]ch|[aeiouyąęós]{1,2})$/u;

/** A unit behind a number: with a space or a hyphen before it, and with any ending. */
const unitPattern = (unit: string) =>
  unit.length < 4
    ? `[\\s-]${escapeRegExp(unit)}(?!\\p{L})`
    : `[\\s-]${escapeRegExp(unit.replace(ending, ''))}\\p{L}{0,4}(?!\\p{L})`;

/**
 * The value as a number of its own: no part of a longer one, of a date or of a law’s. Spaces in it may be of any kind, and
 * units stand in any form.
 */
function patternOf(written: string): RegExp {
  const [first = '', ...others] = written.split(/\s/u);
  const isQuantity = /^\p{N}/u.test(first);
  const rest = others.map((word) =>
    isQuantity && /^\p{L}+$/u.test(word) ? unitPattern(word) : `\\s${escapeRegExp(word)}`,
  );
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,/-])${escapeRegExp(first)}${rest.join('')}(?![\\p{N}/]|[.,-]\\p{N})`,
    'gu',
  );
}

/** Made once for each value: few pages hold one. */
const patterns = new Map<string, { begins: string; pattern: RegExp }>();

function patternFor(written: string) {
  const known = patterns.get(written);
  if (known) return known;
  const made = { begins: written.split(/\s/u)[0] ?? written, pattern: patternOf(written) };
  patterns.set(written, made);
  return made;
}

/** The line a value is in, as far as it is near. */
function surroundings(source: string, start: number, end: number): string {
  const before = source.slice(Math.max(0, start - reach), start);
  const after = source.slice(end, end + reach);
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n')[0]}`;
}

/** Made once for each word beside a fact. */
const wordPatterns = new Map<string, RegExp>();

function hasWord(text: string, word: string): boolean {
  const pattern =
    wordPatterns.get(word) ?? new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, 'iu');
  wordPatterns.set(word, pattern);
  return pattern.test(text);
}

/** Places where a fact’s value is typed by hand. */
function typedFact(document: DocumentExtract, name: string, fact: Fact): Finding[] {
  const words = fact.beside?.[document.locale];
  if (!words) return [];
  const { text } = document.source;
  const { begins, pattern } = patternFor(formatFact(fact, document.locale));
  if (!text.includes(begins)) return [];
  // Most values begin with a figure or two, which some text of a page has: each is asked before it is searched.
  const pieces = proseOf(document).filter(({ value }) => value.includes(begins));
  return pieces.flatMap(({ value, offset }) =>
    [...value.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const at = offset + index;
      const near = surroundings(text, at, at + found.length);
      const word = words.find((one) => hasWord(near, one));
      const message = `${found} near "${word}" is typed by hand: expected \`{${factPrefix}${name}}\`, so that it changes on all pages at once`;
      return word ? [{ offset: at, message }] : [];
    }),
  );
}

/** Rules about facts of the provider. */
export const typedFactRule: DocumentRule = {
  name: 'typed-fact',
  severity: 'warning',
  summary:
    'Numbers about the provider, times of its service levels among them, come from data/facts.yaml and are not typed in texts.',
  remedy:
    'Write the name in braces that the message gives, unless the number means something else.',
  checkDocument: (document) =>
    [...currentFacts()].flatMap(([name, fact]) => typedFact(document, name, fact)),
};
