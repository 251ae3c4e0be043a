import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';

/** A word at the end of one token, and at the beginning of the next; hyphens make another word of it. */
const last = /(?<![\p{L}\p{N}\p{M}'’-])\p{L}+$/u;
const first = /^\p{L}+(?![\p{L}\p{N}\p{M}'’-])/u;

/**
 * Words that may be twice: for grammar's sake (`had had`, `that that`, `is is`), or for emphasis
 * (`very very`, `bardzo bardzo`).
 */
const allowed = new Set([
  ...[
    'had',
    'that',
    'is',
    'do',
    'very',
    'so',
    'no',
    'yes',
    'much',
    'many',
    'long',
    'far',
    'really',
  ],
  ...['bardzo', 'nie', 'tak', 'już', 'tuż', 'dawno', 'długo', 'daleko', 'ledwo', 'powoli', 'coraz'],
]);

/** The word that ends one token and begins the next, if there is one that should not. */
function repeatedWord(before: string, after: string): string | undefined {
  const word = first.exec(after)?.[0];
  // A capital in the second word makes a name of the two, such as `Baden Baden`.
  if (!word || word !== word.toLowerCase() || allowed.has(word)) return undefined;
  return last.exec(before)?.[0].toLowerCase() === word ? word : undefined;
}

/** Spaces, line ends and the no-break space. */
const isBlank = (code: number) => code <= 0x20 || code === 0xa0;

/** Whether two tokens may be alike, by their first characters: capitals and brackets are let pass. */
const isLikely = (before: number, after: number) =>
  (before | 0x20) === (after | 0x20) || before < 0x30 || before > 0x7f;

/**
 * Words that are twice in a row. Looks at the first characters of neighbours only, and closer where
 * they are alike: a pattern that looks at all of them takes ten times as long.
 */
function doubledWords(document: DocumentExtract): Finding[] {
  return proseOf(document).flatMap(({ value, offset }) => {
    const found: Finding[] = [];
    let start = -1;
    let before = -1;
    let beforeEnd = 0;
    for (let at = 0; at <= value.length; at += 1) {
      if (at < value.length && !isBlank(value.charCodeAt(at))) {
        if (start < 0) start = at;
        continue;
      }
      if (start < 0) continue;
      if (before >= 0 && isLikely(value.charCodeAt(before), value.charCodeAt(start))) {
        const word = repeatedWord(value.slice(before, beforeEnd), value.slice(start, at));
        const message = `"${word} ${word}": expected "${word}" once`;
        if (word) found.push({ offset: offset + start, message });
      }
      before = start;
      beforeEnd = at;
      start = -1;
    }
    return found;
  });
}

export const doubledWord: DocumentRule = {
  name: 'doubled-word',
  severity: 'warning',
  summary: 'No word is there twice in a row, save where grammar or emphasis asks for it.',
  remedy: 'Take one of the two away.',
  checkDocument: doubledWords,
};
