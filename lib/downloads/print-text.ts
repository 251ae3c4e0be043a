import path from 'node:path';
import { createTranslator } from 'next-intl';
import { readData } from '@/lib/content/data';
import { readText } from '@/lib/content/source';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import { dataSheetNames, dataSheets, daysOf, type TextOf } from '@/lib/site/data-sheets';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { escapeHtml } from '@/lib/text/escape';
import { answerSheet } from './answer-sheet';
import { downloadPathname } from './download-file';

/** Where the texts lie that files to take home are made from. */
export const printTexts = 'scripts/downloads/texts';

/** The file that a text to take home is kept in. */
export const printTextFile = (id: string, locale: Locale): string =>
  path.join(printTexts, `${id}.${locale}.html`);

/**
 * Interface texts of a language below `components.data_sheets`.
 * @throws when a text is asked for that is not there.
 */
function textsIn(locale: Locale): TextOf {
  const file = messageFile(locale, 'components');
  const onError = (error: Error) => {
    throw error;
  };
  const messages = parseMessages(file, readText(file));
  return createTranslator({ locale, messages, namespace: 'data_sheets', onError }) as TextOf;
}

/** A row of a printed table: its first cell heads it. */
const rowHtml = ([first = '', ...cells]: readonly string[]): string =>
  `<tr><th>${escapeHtml(first)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

function tableHtml(rows: readonly (readonly string[])[], heads: readonly string[] = []): string {
  const cells = heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('');
  const head = cells && `<thead><tr>${cells}</tr></thead>`;
  return `<table>${head}<tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
}

/** A data file as a table; undefined where there is none of the name. */
function sheetHtml(name: string, locale: Locale): string | undefined {
  const sheet = dataSheetNames.find((one) => one === name);
  if (!sheet) return undefined;
  const texts = textsIn(locale);
  const { head, rows } = dataSheets[sheet](locale, texts);
  const heads = head.map((one) => texts(`heads.${one}`));
  return tableHtml(rows, heads);
}

/** Particulars of a certificate as a table; undefined where there is none of the id. */
function certificateHtml(id: string, locale: Locale): string | undefined {
  const one = readData('certificates')[id];
  if (!one) return undefined;
  const texts = textsIn(locale);
  const particulars = {
    standard: `${one.standard}:${one.edition}`,
    subject: one.subject[locale],
    scope: one.scope[locale],
    number: one.number,
    body: one.body,
    valid: daysOf(one, locale),
    firstCertified: String(one.since),
  };
  return tableHtml(
    Object.entries(particulars).map(([name, value]) => [texts(`heads.${name}`), value]),
  );
}

/** Tables that stand in a text for their names: `{table.certificates}`, `{certificate.iso-27001}`. */
const tableMark = /\{(table|certificate)\.([\w-]+)\}/g;

/**
 * A text to take home with its facts and tables filled in.
 * @param text HTML, as it is kept.
 * @param name Of what, for the error.
 * @throws when something in braces stands for nothing.
 */
export function fillPrintText(text: string, locale: Locale, name: string): string {
  const withTables = text.replace(tableMark, (mark, kind: string, of: string) => {
    const table = kind === 'table' ? sheetHtml(of, locale) : certificateHtml(of, locale);
    return table ?? mark;
  });
  const filled = fillPlaceholders(withTables, locale);
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
  return answerSheet(fillPrintText(readText(file), locale, file), locale, {
    part: texts('spreadsheet.part'),
    subject: texts('spreadsheet.subject'),
    particular: texts('spreadsheet.particular'),
    answer: texts('spreadsheet.answer'),
  });
}
