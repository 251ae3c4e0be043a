import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readData } from '@/lib/content/data';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import { dataSheetNames, dataSheets, daysOf, type TextOf } from '@/lib/site/data-sheets';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { escapeHtml } from '@/lib/text/escape';
import { answerSheet } from './answer-sheet';
import { downloadPathname } from './download-file';

/** What is before the name of a table of data in a text that is printed: `{table.certificates}`. */
const tablePrefix = 'table.';

/** What is before the id of a certificate whose particulars a text prints: `{certificate.iso-27001}`. */
const certificatePrefix = 'certificate.';

/** Where the texts lie that files to take home are made from. */
export const printTexts = 'scripts/downloads/texts';

/** The file that a text to take home is kept in. */
export const printTextFile = (id: string, locale: Locale): string =>
  path.join(printTexts, `${id}.${locale}.html`);

/** Interface texts of a language below `components.data_sheets`. */
function textsIn(locale: Locale): TextOf {
  const file = messageFile(locale, 'components');
  const all = parseMessages(file, readFileSync(file, 'utf8'));
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        all['data_sheets'],
      );
    if (typeof found !== 'string')
      throw new Error(`messages/${locale}/components.json has no text data_sheets.${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** A row of a printed table: its first cell heads it. */
const rowHtml = ([first = '', ...cells]: readonly string[]): string =>
  `<tr><th>${escapeHtml(first)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

/**
 * Puts particulars of single certificates into a text that is printed: `{certificate.iso-27001}`, by their ids.
 * @param text HTML.
 */
function fillCertificates(text: string, locale: Locale): string {
  const texts = textsIn(locale);
  return Object.entries(readData('certificates')).reduce((filled, [id, one]) => {
    const mark = `{${certificatePrefix}${id}}`;
    if (!filled.includes(mark)) return filled;
    const rows = Object.entries({
      standard: `${one.standard}:${one.edition}`,
      subject: one.subject[locale],
      scope: one.scope[locale],
      number: one.number,
      body: one.body,
      valid: daysOf(one, locale),
      firstCertified: String(one.since),
    }).map(([name, value]) => rowHtml([texts(`heads.${name}`), value]));
    const table = `<table><tbody>${rows.join('')}</tbody></table>`;
    return filled.replaceAll(mark, fillPlaceholders(table, locale));
  }, text);
}

/**
 * Puts tables of the data into a text that is printed: `{table.certificates}` and its like.
 * @param text HTML.
 */
function fillTables(text: string, locale: Locale): string {
  const texts = textsIn(locale);
  return dataSheetNames.reduce((filled, name) => {
    const mark = `{${tablePrefix}${name}}`;
    if (!filled.includes(mark)) return filled;
    const { head, rows } = dataSheets[name](locale, texts);
    const heads = head.map((one) => `<th>${escapeHtml(texts(`heads.${one}`))}</th>`).join('');
    const body = rows.map(rowHtml).join('');
    const table = `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
    return filled.replaceAll(mark, fillPlaceholders(table, locale));
  }, text);
}

/**
 * A text to take home with its facts and tables filled in.
 * @param text HTML, as it is kept.
 * @param name Of what, for the error.
 * @throws when something in braces stands for nothing.
 */
export function fillPrintText(text: string, locale: Locale, name: string): string {
  const filled = fillCertificates(fillTables(fillPlaceholders(text, locale), locale), locale);
  const [unknown] = /\{[\w.-]+\}/.exec(filled) ?? [];
  if (unknown) throw new Error(`${name}: ${unknown} stands for nothing`);
  return filled;
}

/** The file of a spreadsheet, among the files to take home. */
const spreadsheetFile = (id: string, locale: Locale): string => `${id}.${locale}.csv`;

/** Where the spreadsheet of a download is, in a language. */
export const spreadsheetPathname = (id: string, locale: Locale): string =>
  downloadPathname(spreadsheetFile(id, locale));

/** Which downloads have a spreadsheet: their ids and languages, by their files. */
export const spreadsheets = (): ReadonlyMap<string, { id: string; locale: Locale }> =>
  new Map(
    Object.entries(readData('downloads'))
      .filter(([, { hasSpreadsheet }]) => hasSpreadsheet)
      .flatMap(([id]) =>
        locales.map((locale) => [spreadsheetFile(id, locale), { id, locale }] as const),
      ),
  );

/**
 * The spreadsheet of a download: the answers of the text that its PDF is printed from.
 * @param id Of the download, which is the name of its text.
 * @throws when there is no such text; the check reports it.
 */
export function spreadsheetOf(id: string, locale: Locale): string {
  const file = printTextFile(id, locale);
  const texts = textsIn(locale);
  return answerSheet(fillPrintText(readFileSync(file, 'utf8'), locale, file), locale, {
    part: texts('spreadsheet.part'),
    subject: texts('spreadsheet.subject'),
    particular: texts('spreadsheet.particular'),
    answer: texts('spreadsheet.answer'),
  });
}
