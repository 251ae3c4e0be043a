import { changeKinds } from '@/scripts/review/changes';
import type { Group } from '@/scripts/review/groups';
import { plural, type Review } from './review-site';

/** The most that GitHub takes for a comment, in characters. */
export const longestComment = 65_536;

/** So much of a change’s words is in a row. */
const longestCell = 240;

/** Text for a cell of a Markdown table: what Markdown or HTML would read otherwise is taken out of it. */
const cell = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = line.length > longestCell ? `${line.slice(0, longestCell)}…` : line;
  return cut.replace(/[\\`*_{}[\]<>|~#@]/g, (sign) => `&#${sign.codePointAt(0)};`);
};

function wordsOf({ changes, pages }: Group): string {
  // What is on no page has nothing to look at: its message is all there is.
  if (pages.length === 0) return cell(changes[0]?.notes?.[0] ?? '');
  const [first] = changes.filter(({ segments }) => segments?.some(({ kind }) => kind !== 'same'));
  return (first?.segments ?? [])
    .filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
    .map(({ kind, text }) =>
      kind === 'deleted' ? `<del>${cell(text)}</del>` : `<ins>${cell(text)}</ins>`,
    )
    .slice(0, 6)
    .join(' ');
}

function pagesOf({ pages }: Group): string {
  const named = pages.slice(0, 3).map(({ pathname }) => cell(pathname));
  const more = pages.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}

/** What made the change; where nothing is known of that and it is on no page, where it was found. */
const reasonsOf = ({ reasons, pages, changes }: Group) =>
  cell(
    reasons.length === 0 && pages.length === 0
      ? (changes[0]?.place ?? '')
      : reasons.slice(0, 3).join(', '),
  );

const row = (group: Group, index: number) =>
  `| ${index + 1} | ${group.isProblem ? '⚠️ ' : ''}${cell(group.title)} | ${group.kinds.map((kind) => changeKinds[kind]).join(', ')} | ${wordsOf(group)} | ${pagesOf(group)} | ${reasonsOf(group)} |`;

/**
 * The review in Markdown, for a pull request: a row for each group of equal changes, as many as a comment holds.
 * @param review What it tells.
 * @param longest The most characters.
 */
export function summaryOf(review: Review, longest = longestComment): string {
  const { before, after, groups, pages, count } = review;
  const head = [`### Review: ${cell(before.name)} → ${cell(after.name)}`, ''];
  if (groups.length === 0) return [...head, 'Both sides show the same.', ''].join('\n');
  const problems = groups.filter(({ isProblem }) => isProblem).length;
  head.push(
    `${plural(groups.length, 'change')} on ${plural(pages.length, 'page')} of ${count}${problems > 0 ? `, ${problems} of them likely ${problems === 1 ? 'a mistake' : 'mistakes'} (⚠️)` : ''}. The review site shows them side by side.`,
    ...review.notes.map((note) => `\n${cell(note)}`),
    '',
    '| | Change | Kind | Words | Pages | Because of |',
    '| -: | --- | --- | --- | --- | --- |',
  );
  const lines = groups.map(row);
  const restLine = (rest: number) => `\n… and ${plural(rest, 'more change')} in the review site.`;
  let length = head.join('\n').length + restLine(lines.length).length + 2;
  let kept = 0;
  for (const line of lines) {
    if (length + line.length + 1 > longest) break;
    length += line.length + 1;
    kept += 1;
  }
  const rest = lines.length - kept;
  return [...head, ...lines.slice(0, kept), ...(rest > 0 ? [restLine(rest)] : []), ''].join('\n');
}
