import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { elementsBelow, type HtmlElement, parseHtml, textOf } from '@/lib/text/html-tree';

/** Names of the columns. */
type AnswerHeads = { part: string; subject: string; particular: string; answer: string };

/** Programs that open it as UTF-8 only if it says so at its beginning (RFC 3629 §6). */
const byteOrderMark = '\uFEFF';

/** A cell that a spreadsheet program would take for a formula is kept from it by an apostrophe. */
const harmless = (text: string) => (/^[=@\t]|^[+-](?!\d)/.test(text) ? `'${text}` : text);

/** RFC 4180: in quotes, those within doubled. */
const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

const below = (element: HtmlElement, ...tags: string[]): HtmlElement[] =>
  [...elementsBelow(element)].filter(({ tagName }) => tags.includes(tagName));

/** A row of a table as answers: what its first cell names, asked for under the head of each further one. */
function tableAnswers(table: HtmlElement): string[][] {
  const heads = below(table, 'thead').flatMap((head) => below(head, 'th').map(textOf));
  return below(table, 'tbody')
    .flatMap((body) => below(body, 'tr'))
    .flatMap((row) => {
      const [subject = '', ...answers] = below(row, 'th', 'td').map(textOf);
      return answers.map((answer, index) => [subject, heads[index + 1] ?? '', answer]);
    });
}

/**
 * A text to take home as a spreadsheet: a row for each answer, to be copied into a questionnaire. Sentences are answers to their
 * part as a whole.
 * @param html The text, filled in; its parts begin with `<h2>`, its tables name their rows in the first cell.
 * @param heads Names of the columns, in the language of the text.
 * @returns Comma-separated values (RFC 4180) with a byte order mark; in Polish separated by semicolons, which its programs expect.
 */
export function answerSheet(html: string, locale: Locale, heads: AnswerHeads): string {
  const rows: string[][] = [[heads.part, heads.subject, heads.particular, heads.answer]];
  let part = '';
  let within: ReadonlySet<HtmlElement> = new Set();
  for (const element of elementsBelow(parseHtml(html))) {
    const { tagName } = element;
    if (within.has(element)) continue;
    if (tagName === 'h1' || tagName === 'h2') part = textOf(element);
    if (tagName === 'p' || tagName === 'li') rows.push([part, '', '', textOf(element)]);
    if (tagName !== 'table') continue;
    rows.push(...tableAnswers(element).map((answer) => [part, ...answer]));
    within = new Set(elementsBelow(element));
  }
  const { cellSeparator } = localeSettings[locale];
  const lines = rows.map((row) => row.map(cell).join(cellSeparator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
