import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';

/** A hyphen, or two or three, with spaces on both sides; between two numbers it may be a minus. */
const spaced = /(?<=\S\s)-{1,3}(?=\s\S)/gu;
const betweenNumbers = /\d\s$/;

/** Two or three hyphens between letters, without spaces. */
const joined = /(?<=\p{L})-{2,3}(?=\p{L})/gu;

/**
 * A range of numbers with a hyphen. Only where what is counted follows: other numbers with hyphens may be
 * days, telephone numbers, postal codes or names of standards.
 */
const range =
  /(?<![\p{L}\p{N}\p{P}\p{S}])(\d{1,3})-(\d{1,3})(?=\s?%|\s(?:minutes?|hours?|days?|weeks?|months?|years?|people|engineers?|minut|godzin|dni|tygodni|miesięcy|lat|osób)(?![\p{L}-]))/gu;

/** Years from and to. */
const years = /(?<![\p{L}\p{N}\p{P}\p{S}])((?:19|20)\d\d)-((?:19|20)\d\d)(?![\p{L}\p{N}-])/gu;

const finding = (start: number, found: string, text: string, expected = text): Finding => ({
  offset: start,
  message: `"${found}" is in place of a dash: expected "${expected}"; \`npm run check -- --fix\` puts it in`,
  fix: { start, end: start + found.length, text },
});

/** Whether a place lies in the row of a table that became none (stray-markdown): its hyphens are no dashes. */
const isInRow = (value: string, at: number) =>
  value
    .slice(value.lastIndexOf('\n', at) + 1)
    .trimStart()
    .startsWith('|');

/** Hyphens where a dash belongs. */
function wrongDashes(document: DocumentExtract): Finding[] {
  return proseOf(document).flatMap(({ value, offset }) => {
    if (!value.includes('-')) return [];
    const between = [...value.matchAll(spaced)]
      .filter(({ 0: text, index }) => {
        const isCalculation =
          betweenNumbers.test(value.slice(0, index)) &&
          /^\s\d/.test(value.slice(index + text.length));
        return !isCalculation;
      })
      .map(({ 0: text, index }) => finding(offset + index, text, '–'));
    const inWords = [...value.matchAll(joined)].map(({ 0: text, index }) =>
      finding(offset + index, text, ' – '),
    );
    const ranges = [range, years].flatMap((pattern) =>
      [...value.matchAll(pattern)]
        .filter(({ 1: from, 2: to }) => Number(from) < Number(to))
        .map(({ 0: text, 1: from = '', 2: to = '', index }) =>
          finding(offset + index, text, `${from}–${to}`),
        ),
    );
    return [...between, ...inWords, ...ranges].filter(
      ({ offset: place }) => !isInRow(value, place - offset),
    );
  });
}

export const wrongDash: DocumentRule = {
  name: 'wrong-dash',
  severity: 'warning',
  summary: 'Between thoughts and in ranges there is a dash (–), not a hyphen.',
  remedy: 'Let `npm run check -- --fix` put it in.',
  checkDocument: wrongDashes,
};
