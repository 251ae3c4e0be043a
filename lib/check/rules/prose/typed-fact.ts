import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import type { Fact } from '@/lib/schema/data/facts';
import { currentFacts, factPrefix, formatFact } from '@/lib/site/facts';
import { escapeRegExp } from '@/lib/text/escape';

/** How near a word has to be to the value, in characters of the source. */
const reach = 32;

/** The value as a number of its own: no part of a longer one, of a date or of a law’s. */
const patternOf = (written: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,/-])${escapeRegExp(written)}(?![\\p{N}/]|[.,-]\\p{N})`, 'gu');

/** The line a value is in, as far as it is near. */
function surroundings(source: string, start: number, end: number): string {
  const before = source.slice(Math.max(0, start - reach), start);
  const after = source.slice(end, end + reach);
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n')[0]}`;
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(word)}`, 'iu').test(text);

/** Places where a fact’s value is typed by hand. */
function typedFact(document: DocumentExtract, name: string, fact: Fact): Finding[] {
  const words = fact.beside?.[document.locale];
  const { text } = document.source;
  const written = formatFact(fact, document.locale);
  if (!words || !text.includes(written)) return [];
  return proseOf(document).flatMap(({ value, offset }) =>
    [...value.matchAll(patternOf(written))].flatMap(({ index }) => {
      const at = offset + index;
      const near = surroundings(text, at, at + written.length);
      const word = words.find((one) => hasWord(near, one));
      const message = `${written} near "${word}" is typed by hand: expected \`{${factPrefix}${name}}\`, so that it changes on all pages at once`;
      return word ? [{ offset: at, message }] : [];
    }),
  );
}

/** Rules about facts of the provider. */
export const typedFactRule: DocumentRule = {
  name: 'typed-fact',
  severity: 'warning',
  summary: 'Numbers about the provider come from data/facts.yaml and are not typed in texts.',
  remedy:
    'Write the name in braces that the message gives, unless the number means something else.',
  checkDocument: (document) =>
    [...currentFacts()].flatMap(([name, fact]) => typedFact(document, name, fact)),
};
