import { changeKinds, plural } from '@/scripts/review/compare/change';
import type { Row } from '@/scripts/review/rows';
import type { Review } from './review-site';

/** The most that GitHub takes for a comment, in characters. */
export const longestComment = 65_536;

/** So much of a text is in a cell, in characters. */
const longestCell = 240;

/** Text for a cell of a Markdown table: what Markdown or HTML would read otherwise is taken out of it. */
const cell = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length > longestCell ? `${line.slice(0, longestCell)}…` : line;
  return cut.replace(/[\\`*_{}[\]<>|~#@]/g, (sign) => `&#${sign.codePointAt(0)};`);
};

function pagesOf({ pages, changes }: Row): string {
  const named = pages.slice(0, 3).map(({ pathname }) => cell(pathname));
  const more = pages.length - named.length;
  if (named.length === 0) return cell(changes[0]?.place ?? '');
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}

const lineOf = (row: Row, index: number) =>
  `| ${index + 1} | ${row.isProblem ? '⚠️ ' : ''}${cell(row.title)} | ${changeKinds[row.kind]} | ${pagesOf(row)} | ${cell(row.causes.join(', '))} |`;

/**
 * The review in Markdown, for a pull request: as many rows as a comment holds.
 * @param longest The most characters.
 */
export function summaryOf(review: Review, longest = longestComment): string {
  const { before, after, rows, pages, count } = review;
  const head = [`### Review: ${cell(before.name)} → ${cell(after.name)}`, ''];
  if (rows.length === 0) return [...head, 'Both sides show the same.', ''].join('\n');
  const problems = rows.filter(({ isProblem }) => isProblem).length;
  const mistakes = problems === 1 ? 'a mistake' : 'mistakes';
  head.push(
    `${plural(rows.length, 'change')} on ${plural(pages.length, 'page')} of ${count}${problems > 0 ? `, ${problems} of them likely ${mistakes} (⚠️)` : ''}. The review site shows them side by side.`,
    ...review.notes.map((note) => `\n${cell(note)}`),
    '',
    '| | Change | Kind | Pages | Because of |',
    '| -: | --- | --- | --- | --- |',
  );
  const restLine = (rest: number) => `\n… and ${plural(rest, 'more change')} in the review site.`;
  const lines = rows.map(lineOf);
  let length = head.join('\n').length + restLine(lines.length).length + 2;
  const kept = lines.filter((line) => {
    length += line.length + 1;
    return length <= longest;
  });
  const rest = lines.length - kept.length;
  return [...head, ...kept, ...(rest > 0 ? [restLine(rest)] : []), ''].join('\n');
}

/** The pages that differ, for programs: `review.json` beside the summary. */
export const pageListOf = ({ pages, rows }: Review): string =>
  `${JSON.stringify(
    {
      pages: pages.map((page) => ({
        pathname: page.pathname,
        status: page.status,
        language: page.language,
        row: rows.find((row) => row.pages.includes(page))?.id,
      })),
    },
    undefined,
    2,
  )}\n`;
