import type { TextPattern } from '@/lib/check/text-patterns';
import { openMark } from '@/lib/skeletons/skeleton';
import { patternRule, sharedPatternRule } from './pattern-rule';

/** What holds the place of a text. */
const placeholder = (pattern: RegExp, hint?: string): TextPattern => ({
  pattern,
  hint,
  message: ([text]) => `"${text}" holds the place of a text: expected the text itself`,
});

/** Words in brackets; brackets side by side were meant for a link, and are reported by link-brackets. */
const inBrackets = (words: string) =>
  placeholder(
    new RegExp(`(?<!\\])\\[(?:${words})(?: [^\\]\\n]{0,40})?\\](?![[(]|[ \\t]+\\()`, 'gi'),
    '[',
  );

/** Texts that are still to come. Capitals matter: `XXX` is a Roman number, and `todo` is a word of other languages. */
const placeholders: readonly TextPattern[] = [
  placeholder(/(?<![\p{L}\p{N}])lorem\s+ipsum(?![\p{L}\p{N}])/giu, 'lorem'),
  placeholder(/(?<![\p{L}\p{N}_-])(?:TODO|TBD|TBC|FIXME|X{4,}|x{3,})(?![\p{L}\p{N}_-])/gu),
  placeholder(/_{4,}|\.{5,}|…{2,}/g),
  inBrackets('insert|add|enter|fill in|name|date|number|amount|title|text|link|your|to be'),
  inBrackets(
    'wstaw|wpisz|uzupełnij|uzupełnić|do uzupełnienia|nazwa|data|imię|numer|kwota|tytuł|tekst',
  ),
  // Inside quotation marks dots in brackets are the sign of words left out.
  placeholder(/\[(?:…|\.{2,}|_+|\?+| +)\](?<![“„«"][^”»"]*)/g, '['),
  {
    pattern: new RegExp(`${openMark}[^\\n]*`, 'g'),
    hint: openMark,
    message: ([text], { document }) =>
      document?.frontmatter.data['draft'] === true
        ? undefined
        : `"${text}" is what the page was begun with: expected your own text, or \`draft: true\` until it is there`,
  },
];

/**
 * Words that may be twice: for grammar's sake (`had had`, `that that`, `is is`), or for emphasis
 * (`very very`, `bardzo bardzo`).
 */
const mayBeTwice = new Set(
  'had that is do very so no yes much many long far really bardzo nie tak już tuż dawno długo daleko ledwo powoli coraz'.split(
    ' ',
  ),
);

/** The second of two equal words; hyphens make another word of it, and a capital a name such as `Baden Baden`. */
const doubledWords: TextPattern = {
  pattern: /(?<=(?<![\p{L}\p{N}\p{M}'’-])(\p{L}+)\s+)\1(?![\p{L}\p{N}\p{M}'’-])/giu,
  message: ([word]) =>
    word !== word.toLowerCase() || mayBeTwice.has(word)
      ? undefined
      : `"${word} ${word}": expected "${word}" once`,
};

/** Hyphens in place of dashes; none in a row of a table that became no table (stray-markdown). */
const hyphens = (
  pattern: RegExp,
  meant: (match: RegExpExecArray) => string | undefined,
): TextPattern => ({
  pattern,
  hint: '-',
  message: (match) => {
    const line = match.input.slice(match.input.lastIndexOf('\n', match.index) + 1);
    const isInRow = line.trimStart().startsWith('|');
    const expected = isInRow ? undefined : meant(match);
    return (
      expected &&
      `"${match[0]}" is in place of a dash: expected "${expected}"; \`npm run check -- --fix\` puts it in`
    );
  },
  fix: meant,
});

const range = ([, from, to]: RegExpExecArray) =>
  Number(from) < Number(to) ? `${from}–${to}` : undefined;

/**
 * Hyphens where a dash belongs. Between two numbers with spaces one may be a minus; without, only what is counted behind
 * them makes a range: other numbers may be days, telephone numbers, postal codes or names of standards.
 */
const wrongDashes: readonly TextPattern[] = [
  hyphens(/(?<=\S\s)-{1,3}(?=\s\S)(?!(?<=\d\s-{1,3})\s\d)/gu, () => '–'),
  hyphens(/(?<=\p{L})-{2,3}(?=\p{L})/gu, () => ' – '),
  hyphens(
    /(?<![\p{L}\p{N}\p{P}\p{S}])(\d{1,3})-(\d{1,3})(?=\s?%|\s(?:minutes?|hours?|days?|weeks?|months?|years?|people|engineers?|minut|godzin|dni|tygodni|miesięcy|lat|osób)(?![\p{L}-]))/gu,
    range,
  ),
  hyphens(/(?<![\p{L}\p{N}\p{P}\p{S}])((?:19|20)\d\d)-((?:19|20)\d\d)(?![\p{L}\p{N}-])/gu, range),
];

/** Rules whose patterns are the same whatever the data files say. */
export const fixedPatternRules = [
  sharedPatternRule(
    {
      name: 'placeholder-text',
      severity: 'error',
      summary:
        'Nothing on a page, in a data file or among the interface texts holds the place of a text that is still to come.',
      remedy:
        'Write the text, or take the sentence out; marks such as TODO belong into `code` or nowhere.',
    },
    () => placeholders,
  ),
  patternRule(
    {
      name: 'doubled-word',
      severity: 'warning',
      summary: 'No word is there twice in a row, save where grammar or emphasis asks for it.',
      remedy: 'Take one of the two away.',
    },
    () => [doubledWords],
  ),
  patternRule(
    {
      name: 'wrong-dash',
      severity: 'warning',
      summary: 'Between thoughts and in ranges there is a dash (–), not a hyphen.',
      remedy: 'Let `npm run check -- --fix` put it in.',
    },
    () => wrongDashes,
  ),
];
